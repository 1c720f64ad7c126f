import { transcriptPage } from '../../content/transcript.ts'
import { Opening, TranscriptScreen } from '../features/transcript/transcript-screen.tsx'
import { metaOf } from '../head.ts'
import { useHydrated } from '../ui/use-hydrated.ts'
import type { Voxel } from '../ui/voxel-geometry.ts'
import { Voxels } from '../ui/voxels.tsx'
import { Wrap } from '../ui/wrap.tsx'

export const meta = metaOf('transcript')

/** A talk, line by line: one side plain, the other lit. */
const lines: readonly Voxel[] = [
  { from: 0, to: 5 },
  { from: 3, to: 6, tone: 'text' as const },
  { from: 0, to: 4 },
  { from: 2, to: 6, tone: 'text' as const },
].flatMap(({ from, to, tone }, line) =>
  Array.from({ length: to - from + 1 }, (_, at): Voxel => {
    const cell = { x: from + at, y: 0, z: (3 - line) * 1.5 }
    return tone ? { ...cell, tone, lit: ['left'] } : cell
  }),
)

export default function Transcript() {
  const hydrated = useHydrated()
  return (
    <article className="pt-bar">
      <header className="border-line border-b">
        <Wrap className="flex items-end justify-between gap-10 pt-10 pb-10 md:pt-16 md:pb-14">
          <div>
            <h1 className="text-display">{transcriptPage.headline}</h1>
            <p className="mt-6 max-w-[36em] text-lead text-muted">{transcriptPage.lead}</p>
          </div>
          <Voxels of={lines} className="h-48 shrink-0 max-md:hidden lg:mr-10 lg:h-60" />
        </Wrap>
      </header>
      <Wrap className="min-h-[40dvh] py-12 md:py-16">
        {hydrated ? <TranscriptScreen /> : <Opening />}
        <noscript>
          <p className="text-muted">{transcriptPage.noScript}</p>
        </noscript>
      </Wrap>
    </article>
  )
}
