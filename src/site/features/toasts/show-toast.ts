import { toast } from 'react-hot-toast/headless'
import { TOAST_DURATION_MS } from '../../../contract/interface.ts'

type ToastOptions = {
  /** Milliseconds, where the spec asks for another than the kind's own. */
  duration?: number
  /** The same id replaces the toast instead of adding one. */
  id?: string
}

const lasting = (kind: keyof typeof TOAST_DURATION_MS, options: ToastOptions = {}) => ({
  duration: TOAST_DURATION_MS[kind],
  ...options,
})

/** Messages at the top right. `showToast.success('Starting demo conversation...')`; each call returns the toast's id. */
export const showToast = {
  blank: (text: string, options?: ToastOptions) => toast(text, lasting('blank', options)),
  success: (text: string, options?: ToastOptions) => toast.success(text, lasting('success', options)),
  error: (text: string, options?: ToastOptions) =>
    toast.error(text, {
      ...lasting('error', options),
      ariaProps: { role: 'alert', 'aria-live': 'assertive' },
    }),
  loading: (text: string, options?: ToastOptions) => toast.loading(text, lasting('loading', options)),
  dismiss: (id?: string) => toast.dismiss(id),
}
