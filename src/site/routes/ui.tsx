import { Activity, Building2, HeartPulse, Landmark, ShieldCheck, Sparkles } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { paths } from '../../contract/paths.ts'
import { showToast } from '../features/toasts/show-toast.ts'
import { films, lightFilms } from '../films/films.ts'
import { BackgroundFilm } from '../ui/background-film.tsx'
import { Button, ButtonLink } from '../ui/button.tsx'
import { Card, Cards } from '../ui/cards.tsx'
import { CategoryMark } from '../ui/category-mark.tsx'
import { CheckList } from '../ui/check-list.tsx'
import { Cube } from '../ui/cube.tsx'
import { Disclosure } from '../ui/disclosure.tsx'
import { Eyebrow } from '../ui/eyebrow.tsx'
import { Field } from '../ui/field.tsx'
import { FilmWithControls } from '../ui/film-with-controls.tsx'
import { Gauge } from '../ui/gauge.tsx'
import { Hero } from '../ui/hero.tsx'
import { Icon } from '../ui/icon.tsx'
import { Lattice, LatticeDivider } from '../ui/lattice.tsx'
import { Logo } from '../ui/logo.tsx'
import { NumberedList } from '../ui/numbered-list.tsx'
import { Panel, PanelCell, PanelLog } from '../ui/panel.tsx'
import { Portrait } from '../ui/portrait.tsx'
import { RadioCards } from '../ui/radio-cards.tsx'
import { Reveal } from '../ui/reveal.tsx'
import { Section, SectionHead } from '../ui/section.tsx'
import { Spinner } from '../ui/spinner.tsx'
import { StatBand } from '../ui/stat.tsx'
import { StatusLabel } from '../ui/status-label.tsx'
import { TagList } from '../ui/tag.tsx'
import { OutsideLink, TextLink } from '../ui/text-link.tsx'
import { Bento, Tile } from '../ui/tile.tsx'
import { Wrap } from '../ui/wrap.tsx'

export const meta = () => [{ title: 'Pieces' }, { name: 'robots', content: 'noindex' }]

/** Every piece of ui/, for the people who build with them. Not part of the built product. */
export default function Ui() {
  return (
    <>
      <Hero
        size="display"
        eyebrow="Every piece, in one place"
        title="A whole company, in a box."
        lead="What pages are drawn with. Press the sun or the moon in the bar to see the other theme."
        actions={
          <>
            <Button onClick={() => showToast.success('Starting demo conversation...')}>Success toast</Button>
            <Button
              variant="ghost"
              onClick={() => showToast.error('Failed to create conversation. Please try again.')}
            >
              Error toast
            </Button>
          </>
        }
        backdrop={
          <Lattice
            columns={11}
            rows={11}
            seed={5}
            className="-translate-y-[6%] absolute top-0 right-[-12%] h-[115%] w-auto max-md:right-[-60%]"
          />
        }
      >
        <div className="mt-8">
          <TextLink to={paths.products}>Discover the ecosystem</TextLink>
        </div>
      </Hero>
      <Wrap>
        <StatBand
          label="Figures"
          items={[
            { value: '99.9%', label: 'uptime' },
            { value: '60%', label: 'cost reduction' },
            { value: '24/7', label: 'monitoring' },
            { value: '100+', label: 'agents' },
          ]}
        />
      </Wrap>
      <Colours />
      <Type />
      <Controls />
      <Boxes />
      <Films />
    </>
  )
}

function Colours() {
  return (
    <Section>
      <SectionHead eyebrow="Tokens" title="Colours" lead="bg-*, text-*, border-*, fill-* by these names." />
      <ul className="grid grid-cols-2 gap-3 sm:grid-cols-4 lg:grid-cols-6">
        {swatches.map(([name, fill]) => (
          <li key={name} className="text-label text-muted">
            <span className={`mb-2 block h-14 rounded-control border border-line ${fill}`} />
            {name}
          </li>
        ))}
      </ul>
    </Section>
  )
}

function Type() {
  return (
    <Section ground="sunken">
      <p className="text-display">display</p>
      <p className="mt-4 text-title">title 0123456789</p>
      <p className="mt-4 text-heading">heading</p>
      <p className="mt-4 text-subheading">subheading</p>
      <p className="mt-4 max-w-column text-lead text-muted">
        lead: agents that run IT operations around the clock.
      </p>
      <p className="mt-4 max-w-column">body: every agent shares the same memory, controls and audit trail.</p>
      <p className="mt-4 text-muted text-small">small, muted</p>
      <p className="mt-4 text-faint text-label">label, faint</p>
      <p className="mt-4 text-figure">99.9%</p>
      <p className="mt-4 text-monument">24/7</p>
    </Section>
  )
}

function Controls() {
  const [method, setMethod] = useState('email')
  return (
    <Section>
      <SectionHead title="Controls" aside={<TextLink to={paths.agentCatalog}>A link in the head</TextLink>} />
      <Row>
        <Button>Primary</Button>
        <Button variant="ghost">Ghost</Button>
        <Button variant="quiet">Quiet</Button>
        <Button busy>Starting Demo...</Button>
        <Button disabled>Disabled</Button>
        <Button size="medium">Medium</Button>
        <Button size="small" variant="ghost">
          Small
        </Button>
        <ButtonLink to={paths.contact} variant="ghost">
          A link
        </ButtonLink>
        <OutsideLink href="https://example.com">Outside</OutsideLink>
      </Row>
      <Row>
        <Button variant="ghost" size="small" onClick={() => showToast.loading('Loading...')}>
          Loading toast
        </Button>
        <Button variant="ghost" size="small" onClick={() => showToast.blank('A plain message.')}>
          Plain toast
        </Button>
        <Button variant="ghost" size="small" onClick={() => showToast.dismiss()}>
          Dismiss all
        </Button>
        <Spinner size="small" />
        <Spinner />
        <Spinner size="large" />
      </Row>
      <div className="grid gap-6 md:grid-cols-2">
        <Field label="Full Name" name="name" autoComplete="name" hint="As you would like to be greeted." />
        <Field label="Email Address" name="email" type="email" error="Please enter a valid email address" />
        <Field label="Message" as="textarea" name="message" placeholder="What would you like to know?" />
        <Field label="Country" as="select" name="country">
          <option>Norway</option>
          <option>Japan</option>
        </Field>
      </div>
      <RadioCards
        legend="Verification Method"
        name="method"
        value={method}
        onChange={setMethod}
        className="mt-8"
        options={[
          { value: 'email', label: 'Email Verification', text: 'A link in your inbox' },
          {
            value: 'phone',
            label: 'Phone Verification',
            text: 'A code by SMS',
            disabled: true,
            note: {
              text: 'Phone verification is not available. Please use email verification.',
              label: 'Why is phone verification not available?',
            },
          },
        ]}
      />
      <div className="mt-10">
        <Disclosure summary="What happens to the transcript?" group="faq">
          It is kept with the conversation and erased on request.
        </Disclosure>
        <Disclosure summary="Do I need a camera?" group="faq">
          No. You can type, too.
        </Disclosure>
      </div>
    </Section>
  )
}

function Boxes() {
  return (
    <Section ground="sunken">
      <SectionHead
        eyebrow="Capabilities"
        title="Six sides of one box"
        lead="A bento, a list, a rail, a panel."
      />
      <Row>
        <Logo name="Veyra" />
        <Logo />
        <CategoryMark category="it" label="IT Operations" />
        <CategoryMark category="corporate" label="Corporate Functions" />
        <CategoryMark category="domain" label="Domain Functions" />
        <CategoryMark category="upcoming" label="Upcoming" />
        <StatusLabel label="Available" tone="ok" />
        <StatusLabel label="In Development" tone="dev" />
        <StatusLabel label="Unknown" tone="unknown" />
        <Cube tone="volt" lit={['top', 'right']} />
        <Eyebrow tone="domain">An eyebrow</Eyebrow>
      </Row>
      <Reveal each className="mb-14 grid grid-cols-1 gap-3.5 md:grid-cols-2 lg:grid-cols-12">
        <Tile
          span={7}
          decoration={<Lattice tones={['it']} lit={0.3} className="-right-16 -bottom-24 absolute h-72" />}
        >
          <CategoryMark category="it" />
          <h3 className="text-subheading">IT Ops Agents</h3>
          <p className="max-w-[30em] text-muted text-small">
            Watch every service, find the fault, patch it, prove it.
          </p>
          <TagList
            label="Key modules"
            items={['Monitor', 'Detect', 'Patch', 'Recover', 'Deploy']}
            className="mt-auto"
          />
        </Tile>
        <Tile span={5}>
          <CategoryMark category="corporate" />
          <h3 className="text-subheading">Corporate Function Agents</h3>
          <CheckList
            tone="corporate"
            items={['Run to policy', 'Hand work to each other', 'Every action on record']}
          />
        </Tile>
        <Tile>
          <CategoryMark category="domain" />
          <h3 className="text-subheading">Industry-Specific Agents</h3>
          <CheckList ruled items={['Tax', 'Treasury', 'Upstream']} />
        </Tile>
        <Tile>
          <Icon of={ShieldCheck} size="large" className="text-muted" />
          <h3 className="text-subheading">An icon of lucide</h3>
        </Tile>
        <Tile>
          <CategoryMark category="upcoming" />
          <h3 className="text-subheading">Digital Twins & IoT</h3>
        </Tile>
      </Reveal>
      <NumberedList
        items={[
          { title: 'Starts with one agent', text: 'Prove it on HR, then open the next side of the box.' },
          { title: 'Decides in real time', text: 'Three times faster decision cycles.' },
          { title: 'Compliant by default', text: 'Every action checked against policy before it happens.' },
        ]}
      />
      <LatticeDivider className="my-14" />
      <Cards label="Ready-to-deploy agents">
        {[Activity, Building2, HeartPulse, Landmark, ShieldCheck, Sparkles].map((icon, index) => (
          <Card key={icon.displayName ?? index}>
            <Icon of={icon} size="large" className="text-it" />
            <h3 className="text-subheading">Agent {index + 1}</h3>
            <p className="text-muted text-small">Live in your stack this week, not next year.</p>
          </Card>
        ))}
      </Cards>
      <Panel className="mt-14">
        <PanelCell>
          <Eyebrow className="mb-5">Command center</Eyebrow>
          <h3 className="mb-5 text-heading">Everything your agents did, while you slept</h3>
          <Gauge label="Faster processes" value="75%" percent={75} tone="it" />
          <Gauge label="Lower cost" value="60%" percent={60} tone="corporate" />
          <Gauge label="Efficiency gain" value="30%" percent={30} tone="domain" />
        </PanelCell>
        <PanelCell>
          <PanelLog
            entries={[
              { at: '02:14', who: 'Detect', what: 'unusual latency, region east' },
              { at: '02:15', who: 'Patch', what: 'rolled back the release' },
              { at: '02:19', who: 'Recover', what: 'all checks green, ticket closed' },
            ]}
          />
        </PanelCell>
      </Panel>
    </Section>
  )
}

function Films() {
  return (
    <Section>
      <SectionHead title="Pictures" />
      <Bento>
        <div className="relative aspect-video overflow-clip rounded-tile md:col-span-1 lg:col-span-6">
          <BackgroundFilm film={films['home-hero']} light={lightFilms['home-hero']} />
        </div>
        <FilmWithControls
          title="A film that is missing"
          film={{ ...films['hr-agent'], sources: [{ src: '/films/none.mp4', type: 'video/mp4' }] }}
          playOn="sight"
          className="rounded-tile md:col-span-1 lg:col-span-6"
        />
        <FilmWithControls
          title="A film that runs while it is pointed at"
          film={films['home-intro']}
          playOn="hover"
          className="rounded-tile lg:col-span-6"
        />
        <div className="grid grid-cols-3 gap-3.5 lg:col-span-6">
          <Portrait name="Ada Byron" className="rounded-tile" />
          <Portrait name="Grace Hopper" className="rounded-tile" />
          <Portrait name="Radia Perlman" src="/missing.webp" className="rounded-tile" />
        </div>
      </Bento>
    </Section>
  )
}

function Row({ children }: { children: ReactNode }) {
  return <div className="mb-10 flex flex-wrap items-center gap-x-5 gap-y-4">{children}</div>
}

const swatches = [
  ['ground', 'bg-ground'],
  ['surface', 'bg-surface'],
  ['raised', 'bg-raised'],
  ['line', 'bg-line'],
  ['line-strong', 'bg-line-strong'],
  ['control', 'bg-control'],
  ['text', 'bg-text'],
  ['muted', 'bg-muted'],
  ['faint', 'bg-faint'],
  ['volt', 'bg-volt'],
  ['action', 'bg-action'],
  ['it', 'bg-it'],
  ['corporate', 'bg-corporate'],
  ['domain', 'bg-domain'],
  ['upcoming', 'bg-upcoming'],
  ['ok', 'bg-ok'],
  ['dev', 'bg-dev'],
  ['danger', 'bg-danger'],
] as const
