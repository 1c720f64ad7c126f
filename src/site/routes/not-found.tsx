import { notFound } from '../../content/pages.ts'
import { ErrorScreen } from '../layout/error-screen.tsx'

export const meta = () => [{ title: notFound.title }, { name: 'robots', content: 'noindex' }]

export default ErrorScreen
