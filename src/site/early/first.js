// Inline in the head of every page, before first paint: the theme, menus, the scroll rule, and nothing lost of what a
// visitor does before React. What can wait stands in the boot file (boot.js): this is in every page's first packets.
;(() => {
  const root = document.documentElement
  const all = (selector) => document.querySelectorAll(selector)
  let theme
  const early = {
    // What waits for React: buttons pressed and forms sent; fields filled in, with their values.
    held: new Set(),
    edits: new Map(),
    // The stored choice, else the one made on this page, else the system's.
    showTheme() {
      try {
        theme = localStorage.theme ?? theme
      } catch {}
      const dark =
        theme === 'dark' || (theme !== 'light' && matchMedia('(prefers-color-scheme: dark)').matches)
      root.classList.toggle('dark', dark)
      for (const toggle of all('[data-theme-toggle]')) toggle.setAttribute('aria-pressed', dark)
    },
    // From here on nothing is held. Where React could not come, forms are sent as the browser does it.
    letGo(fault) {
      if (fault) console.error(fault)
      early.done = true
      for (const target of early.held) {
        target.removeAttribute('aria-busy')
        target.requestSubmit ? target.requestSubmit() : target.click()
      }
      early.held.clear()
    },
  }
  window.veyraEarly = early
  early.showTheme()
  // What led here first, as the browser has it: the next click may leave the page before the boot file is there.
  try {
    sessionStorage['first-touch'] ||= JSON.stringify([location.href, document.referrer])
  } catch {}
  // Lights that breathe draw frame after frame, and a press would wait for each: until React has the page they rest.
  // Pictures keep out of the way of words until these are seen (app.css).
  root.dataset.still = root.dataset.unseen = ''

  const on = (kinds, handle) => {
    for (const kind of kinds.split(' ')) addEventListener(kind, handle, true)
  }
  // The boot file comes once the page is loaded, painted and at rest, or at once for a visitor who stirs or a page that
  // asks.
  const boot = ({ type } = {}) => {
    for (const { dataset } of all('[data-boot]'))
      import(dataset.boot).then(() => type && early.startSoon()).catch(early.letGo)
  }
  on('DOMContentLoaded', () => {
    early.showTheme()
    if (all('[data-now]')[0]) boot()
  })
  const seen = () => {
    delete root.dataset.unseen
    // A timer takes no such option for a delay, and does not wait.
    if (document.readyState === 'complete')
      (window.requestIdleCallback ?? setTimeout)(boot, { timeout: 2000 })
  }
  try {
    new PerformanceObserver(
      (paints) => paints.getEntriesByName('first-contentful-paint')[0] && seen(),
    ).observe({ type: 'paint' })
  } catch {}
  // Painted before all was there, or a browser that does not tell.
  on('load', () => setTimeout(seen, 300))
  on('click pointerdown keydown touchstart focusin', boot)

  const buttonOf = ({ target }) => target.closest?.('button:not(:disabled, [popovertarget])')
  // Menus are popovers; what is open is told to assistive technology on the button that opens it.
  on('toggle', ({ target, newState }) => {
    for (const button of all(`[popovertarget="${target.id}"]`))
      button.setAttribute('aria-expanded', newState === 'open')
  })
  on('scroll', () => root.toggleAttribute('data-scrolled', scrollY > NAV_SCROLL_THRESHOLD_PX))
  // A press shows as soon as the finger is down; a click comes a frame or two later, or never if it was a scroll.
  on(
    'pointerdown',
    (event) => early.done || event.button || buttonOf(event)?.toggleAttribute('data-pressed', true),
  )
  // Wherever the pointer is let go.
  on('pointerup pointercancel', () => {
    for (const button of all('[data-pressed]')) button.removeAttribute('data-pressed')
  })
  on('click submit', (event) => {
    const target = event.type === 'click' ? buttonOf(event) : event.target
    if (target?.dataset.themeToggle === '') {
      theme = root.classList.contains('dark') ? 'light' : 'dark'
      try {
        localStorage.theme = theme
      } catch {}
      early.showTheme()
    } else if (target && !early.done) {
      event.preventDefault()
      event.stopImmediatePropagation()
      early.held.add(target)
      target.setAttribute('aria-busy', 'true')
    }
  })
  on('input change', ({ target }) => {
    const value = /box|radio/.test(target.type) ? target.checked : target.value
    if (!early.done) early.edits.set(target, value)
  })
})()
