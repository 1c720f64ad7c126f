import type { Part } from './part.ts'
import { printedBy } from './printed.ts'
import { measureBytes } from './site/bytes.ts'

/** Everything `npm run bench` measures, in this order. A part is a line here and a module that returns figures. */
export const parts: Record<string, Part> = {
  bytes: { about: 'what each page sends before and after hydration', seconds: 45, run: measureBytes },
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
