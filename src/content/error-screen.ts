import type { ErrorScreen } from './schema/screens.ts'

export const errorScreen: ErrorScreen = {
  title: 'Unexpected Application Error!',
  notFound: 'There is nothing at this address. The link may be old, or a letter may have slipped.',
  surprise: 'Something broke on our side. Reload the page, or go back and try another way.',
  home: 'Back to Home',
  contact: 'Tell us about it',
}
