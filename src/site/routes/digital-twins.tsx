import { metaOf } from '../head.ts'
import { TwinBanner } from './digital-twins/banner.tsx'
import { TwinClosing } from './digital-twins/closing.tsx'
import { TwinFeatures } from './digital-twins/features.tsx'
import { TwinStack } from './digital-twins/stack.tsx'
import { TwinUseCases } from './digital-twins/use-cases.tsx'

export const meta = metaOf('digitalTwins')

export default function DigitalTwins() {
  return (
    <>
      <TwinBanner />
      <TwinFeatures />
      <TwinUseCases />
      <TwinStack />
      <TwinClosing />
    </>
  )
}
