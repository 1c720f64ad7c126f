import { conversation } from '../../../../content/conversation.ts'

export type MentionedPage = { path: string; label: string }

/** Pages the avatar offered. Following one ends the talk first, and the hint says so. */
export function MentionedPages({
  pages,
  onFollow,
}: {
  pages: readonly MentionedPage[]
  onFollow: (path: string) => void
}) {
  if (pages.length === 0) return null
  return (
    <aside
      aria-labelledby="mentioned-pages"
      className="flex flex-wrap items-baseline gap-x-6 gap-y-1 border-line border-t px-gutter py-3 text-small"
    >
      <h2 id="mentioned-pages" className="font-[560]">
        {conversation.linksHeading}
      </h2>
      <ul className="flex flex-wrap gap-x-5">
        {pages.map(({ path, label }) => (
          <li key={path}>
            <a
              href={path}
              onClick={(event) => {
                event.preventDefault()
                onFollow(path)
              }}
              className="inline-flex min-h-11 items-center underline underline-offset-4"
            >
              {label}
            </a>
          </li>
        ))}
      </ul>
      <p className="text-faint">{conversation.linksHint}</p>
    </aside>
  )
}
