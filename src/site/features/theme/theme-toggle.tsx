import { Moon, Sun } from 'lucide-react'
import { useEffect, useRef } from 'react'

/**
 * The early script owns the theme: it hears the click and keeps `aria-pressed` true to what is shown, before and
 * after React. React only draws the button, and sets the state of one drawn later.
 */
export function ThemeToggle({ className }: { className?: string }) {
  const button = useRef<HTMLButtonElement>(null)
  useEffect(() => {
    const dark = document.documentElement.classList.contains('dark')
    button.current?.setAttribute('aria-pressed', String(dark))
  }, [])
  return (
    <button
      ref={button}
      type="button"
      data-theme-toggle=""
      aria-pressed="true"
      aria-label="Dark theme"
      title="Dark theme"
      suppressHydrationWarning
      className={className}
    >
      <Moon aria-hidden="true" className="hidden size-4.5 dark:block" />
      <Sun aria-hidden="true" className="size-4.5 dark:hidden" />
    </button>
  )
}
