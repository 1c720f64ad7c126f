import { parseArgs } from 'node:util'
import { characters } from '../src/studio/room/sculpture/characters.ts'
import { checkLoops } from './films/loops/check-loops.ts'
import { filmNames, renderFilm, renderHrStill } from './films/render-films.ts'
import { renderPortrait, renderRoomStill } from './portraits/render-portraits.ts'
import { renderShareImage, shareStems } from './share/render-share.ts'
import { Stage } from './stage/stage.ts'

/**
 * `npm run media` draws every picture and film of the site anew; `npm run media -- --only share/home` or
 * `--only films` just those whose name begins so, `--only films/loops` looks whether new films come round. Needs Chromium and ffmpeg; what it writes is committed,
 * so nobody else does.
 */
type Job = { name: string; run: (stage: () => Promise<Stage>) => Promise<void> }

const jobs: Job[] = [
  ...filmNames.map((name): Job => ({ name: `films/${name}`, run: () => renderFilm(name) })),
  { name: 'films/loops', run: async (stage) => checkLoops(await stage()) },
  ...shareStems.map(
    (stem): Job => ({
      name: `share/${stem}`,
      run: async (stage) => renderShareImage(await stage(), stem),
    }),
  ),
  ...Object.keys(characters).map(
    (slug): Job => ({
      name: `portraits/${slug}`,
      run: () => renderPortrait(slug),
    }),
  ),
  { name: 'hr-still', run: renderHrStill },
  { name: 'room-still', run: renderRoomStill },
]

const { values } = parseArgs({ options: { only: { type: 'string', multiple: true } } })
const wanted = jobs.filter(({ name }) => !values.only || values.only.some((only) => name.startsWith(only)))
if (wanted.length === 0) {
  console.error(`Nothing of that name. There are: ${jobs.map(({ name }) => name).join(', ')}`)
  process.exit(1)
}

let opened: Stage | undefined
const stage = async () => {
  opened ??= await Stage.open()
  return opened
}
try {
  for (const job of wanted) await job.run(stage)
} finally {
  await opened?.close()
}
