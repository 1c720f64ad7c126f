import '../features/desk/desk.css'
import { DeskScreen } from '../features/desk/desk-screen.tsx'
import { metaOf } from '../head.ts'

export const meta = metaOf('desk')

export default function Desk() {
  return <DeskScreen />
}
