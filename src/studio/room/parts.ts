/** A part of the page by its id. All of them stand in index.html: a missing one is a mistake of ours. */
export function part(id: string): HTMLElement
export function part<Kind extends HTMLElement>(id: string, kind: new () => Kind): Kind
export function part(id: string, kind: new () => HTMLElement = HTMLElement) {
  const found = document.getElementById(id)
  if (!(found instanceof kind)) throw new Error(`the page has no ${kind.name} "${id}"`)
  return found
}

/** A button with a picture on it: its name says what pressing it does, the picture how things stand. */
export function nameButton(id: string, name: string, icon: string) {
  const button = part(id)
  const text = button.querySelector('span')
  if (text) text.textContent = name
  button.title = name
  button.dataset.icon = icon
}
