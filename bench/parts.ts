import type { Part } from './part.ts'
import { printedBy } from './printed.ts'
import { measureBytes } from './site/bytes.ts'
import { measurePaint } from './site/paint.ts'
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
  'studio-answers': {
    about: "the avatar's answers to 120 questions",
    seconds: 5,
    run: () => printedBy('bench/studio/answers.ts'),
  },
  'studio-rooms': {
    about: 'one room against two hundred',
    seconds: 60,
    run: () => printedBy('bench/studio/rooms.ts'),
  },
}
