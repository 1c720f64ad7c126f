import { Mail, MapPin, Phone } from 'lucide-react'
import type { ReactNode } from 'react'
import { BRAND } from '../../content/brand.ts'
import { copyrightLine, footer, type PageLink as PageLinkData } from '../../content/navigation.ts'
import { paths } from '../../contract/paths.ts'
import { Lattice } from '../ui/lattice.tsx'
import { Logo } from '../ui/logo.tsx'
import { PageLink } from '../ui/page-link.tsx'
import { WideScreensOnly } from '../ui/wide-screens-only.tsx'

const linkClass =
  'inline-flex min-h-9 items-center gap-2.5 text-muted transition-colors hover:text-text hover:underline underline-offset-4'

/** Taken when the page is built; the browser keeps it, so that both say the same at New Year. */
const builtIn = Number(import.meta.env.VITE_BUILD_YEAR ?? new Date().getFullYear())

export function Footer() {
  return (
    <footer
      className="relative mt-auto overflow-clip border-line border-t bg-surface/60 text-small"
      data-print="no"
    >
      <div className="mx-auto grid max-w-wrap grid-cols-2 gap-x-8 gap-y-10 px-gutter pt-14 pb-12 sm:grid-cols-3 lg:grid-cols-[1.6fr_1fr_1fr_1.2fr] lg:pt-16">
        <div className="max-lg:col-span-full">
          <Logo name={BRAND} />
          <p className="mt-4 max-w-[22em] text-muted">{footer.tagline}</p>
          <div className="mt-6 aspect-[347/301] max-w-60 max-lg:hidden">
            <WideScreensOnly>
              <Lattice columns={7} rows={3} relief={0.55} lit={0.28} seed={12} className="size-full" />
            </WideScreensOnly>
          </div>
        </div>
        <Column heading={footer.quickLinks.heading} links={footer.quickLinks.links} />
        <Column heading={footer.agents.heading} links={footer.agents.links} />
        <div className="max-sm:col-span-full">
          <FooterHeading>{footer.contact.heading}</FooterHeading>
          <ul className="mt-3 grid gap-0.5">
            <li>
              <a href={`mailto:${footer.contact.email}`} className={linkClass}>
                <Mail aria-hidden="true" className="size-4 shrink-0" />
                {footer.contact.email}
              </a>
            </li>
            {footer.contact.phones.map((phone) => (
              <li key={phone}>
                <a href={`tel:${phone.replaceAll(' ', '')}`} className={linkClass}>
                  <Phone aria-hidden="true" className="size-4 shrink-0" />
                  {phone}
                </a>
              </li>
            ))}
            <li className="flex min-h-9 items-center gap-2.5 text-muted">
              <MapPin aria-hidden="true" className="size-4 shrink-0" />
              {footer.contact.headquarters}
            </li>
          </ul>
        </div>
      </div>
      <div className="mx-gutter flex max-w-inner flex-wrap items-center justify-between gap-x-8 gap-y-3 border-line border-t py-6 text-label text-muted xl:mx-auto">
        <p>{copyrightLine(builtIn)}</p>
        <ul className="flex flex-wrap gap-x-6">
          {footer.legal.map((link) => (
            <li key={link.label}>
              <PageLink to={paths[link.page]} className={linkClass}>
                {link.label}
              </PageLink>
            </li>
          ))}
        </ul>
        <ul aria-label="Social media" className="flex flex-wrap gap-x-6">
          {footer.social.map((link) => (
            <li key={link.label}>
              <a
                href={link.href}
                target="_blank"
                rel="noopener noreferrer"
                title="Opens in a new tab"
                className={linkClass}
              >
                {link.label}
              </a>
            </li>
          ))}
        </ul>
      </div>
    </footer>
  )
}

function FooterHeading({ children }: { children: ReactNode }) {
  return <h2 className="font-[560] text-text">{children}</h2>
}

function Column({ heading, links }: { heading: string; links: readonly PageLinkData[] }) {
  return (
    <nav aria-label={heading}>
      <FooterHeading>{heading}</FooterHeading>
      <ul className="mt-3 grid gap-0.5">
        {links.map((link) => (
          <li key={link.label}>
            <PageLink to={paths[link.page]} className={linkClass}>
              {link.label}
            </PageLink>
          </li>
        ))}
      </ul>
    </nav>
  )
}
