import { describe, expect, it } from 'vitest'
import { allAgents } from './agents.ts'
import { BRAND, company } from './brand.ts'
import { figures } from './figures.ts'
import { films } from './films.ts'
import { iconKeys } from './icons.ts'

const modules = import.meta.glob<Record<string, unknown>>(['./*.ts', '!./*.test.ts'], { eager: true })
const sources = import.meta.glob<string>(['./**/*.ts', '!./brand.ts'], {
  eager: true,
  query: '?raw',
  import: 'default',
})

/** Keys whose values are addresses or references, never read out to a visitor. */
const references = new Set([
  'id',
  'slug',
  'href',
  'linkedIn',
  'icon',
  'version',
  'photo',
  'shareImage',
  'social',
])
/** The figure table is the measure itself; the icon list holds names of drawings. */
const notProse = new Set(['./figures.ts', './icons.ts', './agent-keys.ts'])

type Prose = { where: string; key: string; text: string }

const proseIn = (value: unknown, where: string, key: string): Prose[] => {
  if (typeof value === 'string') return [{ where, key, text: value }]
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([name, inner]) =>
    references.has(name) ? [] : proseIn(inner, `${where}.${name}`, Array.isArray(value) ? key : name),
  )
}

const prose = Object.entries(modules)
  .filter(([file]) => !notProse.has(file))
  .flatMap(([file, exports]) => proseIn(exports, file, ''))

const figuresLongestFirst = [...new Set(Object.values(figures))].sort((a, b) => b.length - a.length)
const countOf = (status: string) => `${allAgents.filter((agent) => agent.status === status).length}`

/** Numbers that are no marketing figures, each by the place where it may stand. */
const exempt = ({ where, key, text }: Prose) =>
  (key === 'time' && /^\d\d:\d\d$/.test(text)) ||
  (key === 'phones' && company.phones.some((phone) => phone === text)) ||
  (where.startsWith('./catalog.ts.catalog.statistics') &&
    [countOf('available'), countOf('development')].includes(text)) ||
  where === './technology.ts.technology.architecture.scale.from'

/** What is left of a text's numbers once the allowed figures are taken out of it. */
const strayFigures = (text: string) =>
  figuresLongestFirst.reduce((rest, figure) => rest.replaceAll(figure, ' '), text).match(/\S*[\d%]\S*/g) ?? []

describe('figures', () => {
  it('are those of the table and no others, in every text', () => {
    expect(prose.length).toBeGreaterThan(600)
    const stray = prose
      .filter((one) => !exempt(one) && strayFigures(one.text).length > 0)
      .map((one) => `${one.where}: ${one.text}`)
    expect(stray).toEqual([])
  })

  it.each(['140% more', '60 percent', '2x faster', '99.99% uptime', '12/7', '1,000+ agents'])(
    'would be caught if invented: %s',
    (text) => {
      expect(strayFigures(text)).not.toEqual([])
    },
  )

  it('are all used somewhere', () => {
    const everything = prose.map((one) => one.text).join('\n')
    for (const figure of figuresLongestFirst) expect(everything).toContain(figure)
  })
})

const filler =
  /\b(leverag\w*|unlock\w*|seamlessly|cutting-edge|empower\w*|revolutioni\w*|game-chang\w*|best-in-class|world-class|synerg\w*|state-of-the-art|next-gen\w*|supercharg\w*|harness\w*|holistic\w*|effortless\w*|robust\w*)\b/i

/** The specification's own words, to the letter. */
const quoted = new Set(['Unexpected Application Error!', 'Email verification successful!'])

describe('words', () => {
  it('are free of filler', () => {
    expect(prose.filter((one) => filler.test(one.text)).map((one) => `${one.where}: ${one.text}`)).toEqual([])
    expect(filler.test('We leverage synergies')).toBe(true)
  })

  it('do not shout', () => {
    expect(prose.filter((one) => one.text.includes('!') && !quoted.has(one.text))).toEqual([])
  })

  it('have one kind of apostrophe, no stray spaces and no doubled words', () => {
    const typewritten = new Set(["Fill out the form below and we'll get back to you soon"])
    for (const { where, text } of prose) {
      if (where.startsWith('./briefing.ts')) continue
      if (!typewritten.has(text)) expect(text, where).not.toMatch(/\w'\w/)
      expect(text, where).not.toMatch(/^\s|\s$| {2}|\s[,.;:?]/)
      expect(text, where).not.toMatch(/\b(\w+) \1\b/i)
    }
  })

  it('repeat no headline and no lead', () => {
    for (const key of ['headline', 'lead']) {
      const all = prose.filter((one) => one.key === key).map((one) => one.text)
      expect(all.length).toBeGreaterThan(20)
      expect(
        all.filter((text, at) => all.indexOf(text) !== at),
        key,
      ).toEqual([])
    }
  })

  it('end leads in a full stop', () => {
    const open = prose.filter(
      ({ key, where, text }) => key === 'lead' && !where.includes('Choices') && !/[.?]$/.test(text),
    )
    expect(open).toEqual([])
  })
})

describe('one fact in one place', () => {
  it('keeps the brand word in brand.ts', () => {
    const elsewhere = Object.entries(sources).filter(([, source]) =>
      source.toLowerCase().includes(BRAND.toLowerCase()),
    )
    expect(Object.keys(sources).length).toBeGreaterThan(30)
    expect(elsewhere.map(([file]) => file)).toEqual([])
  })

  it('lists no pictogram and no film that nothing asks for', () => {
    const code = Object.entries(sources)
      .filter(([file]) => !/(icons|films|\.test)\.ts$/.test(file))
      .map(([, source]) => source)
      .join('\n')
    const unused = [...iconKeys, ...Object.keys(films)].filter((key) => !code.includes(`'${key}'`))
    expect(unused).toEqual([])
  })
})
