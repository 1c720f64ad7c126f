import { measureLeads, measureTalks } from './desk/desk.ts'
import { measureFace } from './face.ts'
import type { Part } from './part.ts'
import { printedBy } from './printed.ts'
import { measureForged } from './server/forged.ts'
import { measureMemory } from './server/memory.ts'
import { measurePages } from './server/pages.ts'
import { measureSignups } from './server/signups.ts'
import { measureStarts } from './server/starts.ts'
import { measureStartup } from './server/startup.ts'
import { measureBytes } from './site/bytes.ts'
import { measurePaint } from './site/paint.ts'
import { measurePress } from './site/press.ts'
import { measureScores } from './site/scores.ts'

/** Everything `npm run bench` measures, in this order. A part is a line here and a module that returns figures. */
export const parts: Record<string, Part> = {
  bytes: { about: 'what each page sends before and after hydration', seconds: 45, run: measureBytes },
  scores: {
    about: 'Lighthouse: accessibility, best practices, SEO',
    seconds: 120,
    needsTools: true,
    run: measureScores,
  },
  paint: {
    about: 'first and largest paint against the same page without scripts',
    seconds: 600,
    needsTools: true,
    run: measurePaint,
  },
  press: {
    about: 'a press on Get Demo right after first paint, network and CPU slowed 4x',
    seconds: 120,
    run: measurePress,
  },
  pages: {
    about: 'pages per second against a bare Node server and nginx',
    seconds: 80,
    needsTools: true,
    run: measurePages,
  },
  starts: { about: 'what the server adds to a start of a talk', seconds: 20, run: measureStarts },
  signups: { about: 'consult forms per second on SQLite and PostgreSQL', seconds: 60, run: measureSignups },
  forged: {
    about: 'what forty megabytes to a forged callback address cost everybody else',
    seconds: 50,
    run: measureForged,
  },
  memory: {
    about: 'memory of the server process, at rest and under load',
    seconds: 110,
    needsTools: true,
    run: measureMemory,
  },
  startup: { about: 'from `npm start` to the first answer', seconds: 120, run: measureStartup },
  desk: {
    about: 'the desk with a thousand leads and with a hundred thousand, on SQLite and PostgreSQL',
    seconds: 240,
    run: measureLeads,
  },
  'desk-talks': {
    about:
      'the desk with a thousand talks and with a hundred thousand, searched in what was said, on both databases',
    seconds: 300,
    run: measureTalks,
  },
  face: { about: 'cells of the living face and the cost of a frame', seconds: 90, run: measureFace },
  talk: {
    about: 'whole conversations, judged turn by turn',
    seconds: 20,
    run: () => printedBy('bench/talk/run.ts'),
  },
  learned: {
    about: 'what is learned from talks, against what a careful reader notes',
    seconds: 40,
    run: () => printedBy('bench/learned/run.ts'),
  },
  'studio-rooms': {
    about: 'one room against two hundred',
    seconds: 60,
    run: () => printedBy('bench/studio/rooms.ts'),
  },
}
