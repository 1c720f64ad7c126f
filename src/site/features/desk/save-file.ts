/** Lets the browser save what an address of ours answers with. */
export function saveFrom(href: string, name = '') {
  const link = document.createElement('a')
  link.href = href
  link.download = name
  link.click()
}

/** Saves what is already here. */
export function saveText(name: string, type: string, text: string) {
  const href = URL.createObjectURL(new Blob([text], { type }))
  saveFrom(href, name)
  // The download has begun by then; the text need not stay in memory.
  setTimeout(() => URL.revokeObjectURL(href), 10_000)
}
