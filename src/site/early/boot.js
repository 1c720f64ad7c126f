// Every page's boot file, fetched by first.js: the late start of React, and then what was held meanwhile is carried
// out. No imports. `early.page`, the page's own part, stands above it in that file; in development there is none.
;(() => {
  // zod's own setting, before any of it is loaded: else it tries whether code may be made from text, and every
  // browser reports a break of our policy.
  globalThis.__zod_globalConfig = { jitless: true }

  const early = window.veyraEarly
  const root = document.documentElement

  matchMedia('(prefers-color-scheme: dark)').addEventListener('change', early.showTheme)
  addEventListener('storage', early.showTheme)

  // What led here first, for a form the visitor may send later: kept in this tab alone, and no address but ours whole.
  try {
    const found = JSON.parse(sessionStorage['first-touch'])
    if (Array.isArray(found)) {
      const [landing, referrer] = found.map((address) => new URL(address || location))
      const touch = {
        landing: landing.pathname,
        referrer: referrer.origin === location.origin ? undefined : referrer.origin,
      }
      for (const word of ['source', 'medium', 'campaign', 'term', 'content'])
        touch[word] = landing.searchParams.get(`utm_${word}`) || undefined
      sessionStorage['first-touch'] = JSON.stringify(touch)
    }
  } catch {}

  // Idle is a browser with nothing to draw; not later than in 2 s, for an animated page may never be.
  const idly = (work, latest = performance.now() + 2000) =>
    window.requestIdleCallback
      ? requestIdleCallback(
          (left) => (left.didTimeout || left.timeRemaining() > 12 ? work() : idly(work, latest)),
          { timeout: Math.max(1, latest - performance.now()) },
        )
      : setTimeout(work, 200)

  const link = (rel, href) =>
    document.head.append(Object.assign(document.createElement('link'), { rel, href }))
  // Nobody needs it to read the page.
  link('manifest', '/site.webmanifest')

  const preload = (href) => link('modulepreload', href)
  // Asked for together they hold a press up for a tenth of a second on a slow phone.
  const preloadOneByOne = ([href, ...others]) => {
    preload(href)
    if (others.length) setTimeout(preloadOneByOne, 0, others)
  }
  // The page carries only its own part of the stylesheet: React may add what needs the rest. Where a browser never
  // tells that a sheet is there, that must not hold the page up.
  const wholeStyles = () =>
    Promise.all(
      [...document.querySelectorAll('link[rel="stylesheet"][disabled]')].map(
        (sheet) =>
          new Promise((done) => {
            sheet.onload = sheet.onerror = done
            sheet.disabled = false
            setTimeout(done, 3000)
          }),
      ),
    )
  let started = false
  const start = () => {
    if (started || !early.page) return
    started = true
    document.querySelector('[data-boot]').removeAttribute('data-boot')
    if (early.page.atOnce) early.page.modules.forEach(preload)
    else preloadOneByOne(early.page.modules)
    wholeStyles().then(early.page.start).catch(early.letGo)
  }
  // On a slow phone the start would hold up the frame that shows what was pressed.
  early.startSoon = () => requestAnimationFrame(() => setTimeout(start))

  /** The layout calls this once React has taken the page over. */
  early.hydrated = () => {
    if (early.done) return
    early.done = true
    root.dataset.hydrated = ''
    idly(() => delete root.dataset.still)
    for (const [field, value] of early.edits) if (field.isConnected) fillIn(field, value)
    early.edits.clear()
    early.letGo()
  }
  const fillIn = (field, value) => {
    const isCheck = typeof value === 'boolean'
    const { set } = Object.getOwnPropertyDescriptor(
      Object.getPrototypeOf(field),
      isCheck ? 'checked' : 'value',
    )
    if (isCheck) {
      if (field.checked === value) set.call(field, !value)
      if (field.checked !== value) field.click()
      return
    }
    // React compares with what it last saw set on the field itself: emptied there, filled behind its back.
    field.value = ''
    set.call(field, value)
    field.dispatchEvent(new Event('input', { bubbles: true }))
    field.dispatchEvent(new Event('change', { bubbles: true }))
  }

  // React starts at once where the page asks for it, else when the browser is idle, or startSoon by a visitor's sign.
  if (early.page?.atOnce) start()
  else idly(start)
})()
