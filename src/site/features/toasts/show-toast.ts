import { createElement, Fragment, type ReactElement } from 'react'
import { toast } from 'react-hot-toast/headless'
import { TOAST_DURATION_MS } from '../../../contract/interface.ts'

type ToastOptions = {
  /** Milliseconds, where a promise asks for another than the kind's own. */
  duration?: number
  /** The same id replaces the toast instead of adding one. */
  id?: string
  /** Where the message itself leads on. */
  link?: { to: string; label: string }
}

const lasting = (kind: keyof typeof TOAST_DURATION_MS, { link: _, ...options }: ToastOptions = {}) => ({
  duration: TOAST_DURATION_MS[kind],
  ...options,
})

const withLink = (text: string, link: ToastOptions['link']): ReactElement | string =>
  link
    ? createElement(
        Fragment,
        null,
        text,
        ' ',
        createElement('a', { href: link.to, className: 'font-[560] text-text underline' }, link.label),
      )
    : text

/** Messages at the top right. `showToast.success('Starting demo conversation...')`; each call returns the toast's id. */
export const showToast = {
  blank: (text: string, options?: ToastOptions) => toast(text, lasting('blank', options)),
  success: (text: string, options?: ToastOptions) => toast.success(text, lasting('success', options)),
  error: (text: string, options?: ToastOptions) =>
    toast.error(withLink(text, options?.link), {
      ...lasting('error', options),
      ariaProps: { role: 'alert', 'aria-live': 'assertive' },
    }),
  loading: (text: string, options?: ToastOptions) => toast.loading(text, lasting('loading', options)),
  dismiss: (id?: string) => toast.dismiss(id),
}
