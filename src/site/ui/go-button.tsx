import type { ReactNode } from 'react'
import { Form } from 'react-router'
import { Button, type ButtonSize, type ButtonVariant } from './button.tsx'

/**
 * A button, by role as well as by look, whose press goes to another page: where the contract says button and a link
 * would be wrong. A form with GET, so it works before React and without it.
 *
 * `<GoButton to={paths.signup} variant="ghost">Join Us</GoButton>`, `<GoButton to="/contact?category=demo-request">…`
 */
export function GoButton({
  to,
  children,
  ...look
}: {
  to: string
  children: ReactNode
  variant?: ButtonVariant
  size?: ButtonSize
  wide?: boolean
  className?: string
  'aria-describedby'?: string
}) {
  const [action, query = ''] = to.split('?')
  return (
    <Form method="get" action={action} className="contents">
      {[...new URLSearchParams(query)].map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <Button type="submit" {...look}>
        {children}
      </Button>
    </Form>
  )
}
