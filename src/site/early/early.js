// Runs in the head of every page, inline, before first paint and before React: theme, menus, the scroll rule,
// and the late start of hydration with nothing lost that a visitor did meanwhile. Plain script, no imports.
;(() => {
  // zod's own setting, before any of it is loaded: else it tries whether code may be made from text, and every
  // browser reports a break of our policy.
  globalThis.__zod_globalConfig = { jitless: true }

  const root = document.documentElement
  const all = (selector) => document.querySelectorAll(selector)

  // Theme: the stored choice, else the system's.
  const systemDark = matchMedia('(prefers-color-scheme: dark)')
  const storedTheme = () => {
    try {
      const theme = localStorage.getItem('theme')
      return theme === 'light' || theme === 'dark' ? theme : null
    } catch {
      return null
    }
  }
  const showTheme = (dark = storedTheme() ? storedTheme() === 'dark' : systemDark.matches) => {
    root.classList.toggle('dark', dark)
    for (const toggle of all('[data-theme-toggle]')) toggle.setAttribute('aria-pressed', dark)
  }
  showTheme()
  systemDark.addEventListener('change', () => showTheme())
  addEventListener('storage', () => showTheme())
  addEventListener('click', (event) => {
    if (!event.target.closest?.('[data-theme-toggle]')) return
    const dark = !root.classList.contains('dark')
    try {
      localStorage.setItem('theme', dark ? 'dark' : 'light')
    } catch {}
    showTheme(dark)
  })

  // What led here first, for a form the visitor may send later: kept in this tab alone, and no address but ours whole.
  try {
    const query = new URLSearchParams(location.search)
    const { origin } = new URL(document.referrer || location)
    const touch = { landing: location.pathname, referrer: origin === location.origin ? undefined : origin }
    for (const word of ['source', 'medium', 'campaign', 'term', 'content'])
      touch[word] = query.get(`utm_${word}`) || undefined
    sessionStorage['first-touch'] ||= JSON.stringify(touch)
  } catch {}

  // Menus are popovers; what is open is told to assistive technology on the button that opens it.
  addEventListener(
    'toggle',
    (event) => {
      for (const button of all(`[popovertarget="${event.target.id}"]`))
        button.setAttribute('aria-expanded', event.newState === 'open')
    },
    true,
  )

  // The bar's ground changes once the page is scrolled past 100 px.
  const showScroll = () => root.toggleAttribute('data-scrolled', scrollY > 100)
  addEventListener('scroll', showScroll, { passive: true })

  // Lights that breathe draw frame after frame, and a press would wait for each: until React has the page they rest.
  root.dataset.still = ''
  // Idle is a browser with nothing to draw; not later than in 2 s, for an animated page may never be.
  const idly = (work, latest = performance.now() + 2000) =>
    window.requestIdleCallback
      ? requestIdleCallback(
          (left) => (left.didTimeout || left.timeRemaining() > 12 ? work() : idly(work, latest)),
          { timeout: Math.max(1, latest - performance.now()) },
        )
      : setTimeout(work, 200)

  // Hydration: on idle after load, or at once on the first sign of a visitor.
  let started = false
  let hydrated = false
  const held = new Map()
  const edits = new Map()
  // Wherever the pointer is let go.
  const unpress = () => {
    for (const pressed of all('[data-pressed]')) pressed.removeAttribute('data-pressed')
  }
  const release = (replay) => {
    if (hydrated) return
    hydrated = true
    if (replay) root.dataset.hydrated = ''
    unpress()
    idly(() => delete root.dataset.still)
    for (const [field, value] of edits) {
      if (!replay || !field.isConnected) continue
      const isCheck = field.type === 'checkbox' || field.type === 'radio'
      const name = isCheck ? 'checked' : 'value'
      const setter = Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), name).set
      if (isCheck) {
        if (field.checked === value) setter.call(field, !value)
        if (field.checked !== value) field.click()
        continue
      }
      // React compares with what it last saw set on the field itself: emptied there, filled behind its back.
      field.value = ''
      setter.call(field, value)
      field.dispatchEvent(new Event('input', { bubbles: true }))
      field.dispatchEvent(new Event('change', { bubbles: true }))
    }
    for (const [target, kind] of held) {
      target.removeAttribute('aria-busy')
      if (!target.isConnected) continue
      if (replay) kind === 'submit' ? target.requestSubmit() : target.click()
      else if (kind === 'submit') target.submit()
      else if (target.dataset.href) location.assign(target.dataset.href)
    }
  }
  // One at a time: asked for together they hold a press up for a tenth of a second on a slow phone.
  const preload = ([href, ...others]) => {
    const link = document.createElement('link')
    link.rel = 'modulepreload'
    link.href = href
    document.head.append(link)
    if (others.length) setTimeout(preload, 0, others)
  }
  const start = () => {
    const boot = document.querySelector('script[data-boot]')
    if (started || !boot) return
    started = true
    preload(boot.dataset.pre.split(' '))
    // The page carries only its own part of the stylesheet: React may add what needs the rest. Where a browser
    // never tells that a sheet is there, that must not hold the page up.
    const sheets = [...all('link[rel="stylesheet"][disabled]')].map(
      (link) =>
        new Promise((done) => {
          link.onload = link.onerror = done
          link.disabled = false
          setTimeout(done, 3000)
        }),
    )
    Promise.all(sheets)
      .then(() => import(boot.dataset.boot))
      .catch(() => release(false))
  }
  const afterFrame = (work) => requestAnimationFrame(() => setTimeout(work))
  // On a slow phone the start would hold up the frame that shows what was pressed.
  const startSoon = () => afterFrame(start)
  const toHold = ({ target }) => {
    const found = target.closest?.('button, [data-replay]')
    return found?.matches(':disabled, [popovertarget], [data-theme-toggle], a[href]') ? null : found
  }
  const hold = (event, target, kind) => {
    event.preventDefault()
    event.stopImmediatePropagation()
    held.set(target, kind)
    target.setAttribute('aria-busy', 'true')
    startSoon()
  }
  addEventListener(
    'click',
    (event) => {
      if (hydrated || event.button || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
      const target = toHold(event)
      if (target) hold(event, target, 'click')
    },
    true,
  )
  // A press shows as soon as the finger is down; a click comes a frame or two later, or never if it was a scroll.
  addEventListener(
    'pointerdown',
    (event) => hydrated || event.button || toHold(event)?.toggleAttribute('data-pressed', true),
    true,
  )
  for (const kind of ['pointerup', 'pointercancel']) addEventListener(kind, unpress, true)
  addEventListener('submit', (event) => hydrated || hold(event, event.target, 'submit'), true)
  for (const kind of ['input', 'change'])
    addEventListener(
      kind,
      ({ target }) => {
        if (!hydrated && 'value' in target)
          edits.set(
            target,
            target.type === 'checkbox' || target.type === 'radio' ? target.checked : target.value,
          )
      },
      true,
    )
  for (const kind of ['pointerdown', 'keydown', 'touchstart', 'focusin'])
    addEventListener(kind, startSoon, { capture: true, passive: true })
  addEventListener('DOMContentLoaded', () => {
    showTheme()
    if (document.querySelector('script[data-boot][data-now]')) start()
  })
  // A page may be loaded before it is painted.
  addEventListener('load', () => afterFrame(() => idly(start)))
  window.veyraEarly = { hydrated: () => release(true) }
})()
