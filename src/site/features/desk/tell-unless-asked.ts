import { showToast } from '../toasts/show-toast.ts'
import { type Refusal, wantsPasskey } from './staff-api.ts'

/** Who was asked for a passkey in a dialog and said no has read why. */
export function tellUnlessAsked(refusal: Refusal) {
  if (!wantsPasskey(refusal)) showToast.error(refusal.fields.email ?? refusal.message)
}
