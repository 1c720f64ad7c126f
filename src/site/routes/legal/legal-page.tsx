import { company } from '../../../content/brand.ts'
import { legalLabels } from '../../../content/legal.ts'
import { footer } from '../../../content/navigation.ts'
import type { LegalDocument } from '../../../content/schema/screens.ts'
import { type PageName, paths } from '../../../contract/paths.ts'
import { classNames } from '../../ui/class-names.ts'
import { PageLink } from '../../ui/page-link.tsx'
import type { Voxel } from '../../ui/voxel-geometry.ts'
import { Voxels } from '../../ui/voxels.tsx'
import { Wrap } from '../../ui/wrap.tsx'

/** A text to be read: numbered, in one column of a comfortable width, its contents always in reach. */
export function LegalPage({
  of: document,
  page,
  figure,
}: {
  of: LegalDocument
  page: PageName
  figure: readonly Voxel[]
}) {
  return (
    <article className="pt-bar">
      <header className="border-line border-b">
        <Wrap className="flex items-end justify-between gap-10 pt-10 md:pt-16">
          <div className="pb-10 md:pb-14">
            <DocumentLinks current={page} />
            <h1 className="mt-10 text-display">{document.headline}</h1>
            <p className="mt-6 max-w-[34em] text-lead text-muted">{document.lead}</p>
          </div>
          <Voxels of={figure} className="mb-10 h-64 shrink-0 max-md:hidden lg:mr-10 lg:h-76" />
        </Wrap>
      </header>
      <Wrap className="grid gap-x-16 gap-y-12 py-14 md:py-20 lg:grid-cols-[16rem_1fr]">
        <Contents sections={document.sections} />
        <div className="max-w-[42rem]">
          {document.sections.map((section, index) => (
            <section
              key={section.heading}
              aria-labelledby={slugOf(section.heading)}
              className="relative pb-12 last:pb-0 md:pb-16"
            >
              <h2 id={slugOf(section.heading)} className="flex scroll-mt-28 gap-4 text-heading">
                <span aria-hidden="true" className="text-faint">
                  {index + 1}
                </span>
                {section.heading}
              </h2>
              <div className="mt-5 grid gap-4 leading-[1.7]">
                {section.paragraphs.map((paragraph) => (
                  <p key={paragraph} className="text-muted">
                    <WithMailLink text={paragraph} />
                  </p>
                ))}
                {section.list && <Entries items={section.list} />}
              </div>
            </section>
          ))}
        </div>
      </Wrap>
    </article>
  )
}

/** The three documents beside each other. */
function DocumentLinks({ current }: { current: PageName }) {
  return (
    <nav aria-label={legalLabels.documents}>
      <ul className="flex flex-wrap gap-x-7 text-small">
        {footer.legal.map(({ label, page }) => (
          <li key={page}>
            <PageLink
              to={paths[page]}
              aria-current={page === current ? 'page' : undefined}
              className={classNames(
                'inline-flex min-h-11 items-center border-b-2 transition-colors',
                page === current ? 'border-text text-text' : 'border-transparent text-muted hover:text-text',
              )}
            >
              {label}
            </PageLink>
          </li>
        ))}
      </ul>
    </nav>
  )
}

function Contents({ sections }: { sections: LegalDocument['sections'] }) {
  return (
    <nav aria-labelledby="contents-title" className="self-start lg:sticky lg:top-32">
      <p id="contents-title" className="mb-3 text-faint text-label">
        {legalLabels.contents}
      </p>
      <ol className="border-line border-l">
        {sections.map(({ heading }) => (
          <li key={heading}>
            <a
              href={`#${slugOf(heading)}`}
              className="flex min-h-11 items-center pl-5 text-muted text-small underline-offset-4 hover:text-text hover:underline lg:min-h-10"
            >
              {heading}
            </a>
          </li>
        ))}
      </ol>
    </nav>
  )
}

/** "Signups: your name, …" reads as an entry of a register: the word, then what it covers. */
function Entries({ items }: { items: readonly string[] }) {
  return (
    <ul className="border-line border-t">
      {items.map((item) => {
        const [, word, rest] = item.match(/^([^:.]{3,40}:)\s(.+)$/) ?? []
        return (
          <li key={item} className="border-line border-b py-3.5 text-muted">
            {word && <span className="font-[560] text-text">{word} </span>}
            {rest ?? item}
          </li>
        )
      })}
    </ul>
  )
}

/** The company's address, where it stands in a sentence, can be pressed. */
function WithMailLink({ text }: { text: string }) {
  const [before, ...after] = text.split(company.email)
  if (after.length === 0) return text
  return (
    <>
      {before}
      <a href={`mailto:${company.email}`} className="text-text underline underline-offset-4">
        {company.email}
      </a>
      {after.join(company.email)}
    </>
  )
}

const slugOf = (heading: string) =>
  heading
    .toLowerCase()
    .replaceAll('’', '')
    .replace(/[^a-z0-9]+/g, '-')
