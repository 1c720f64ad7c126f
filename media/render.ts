import { parseArgs } from 'node:util'
import { characters } from '../src/studio/room/sculpture/characters.ts'
import { renderPortrait } from './portraits/render-portraits.ts'
import { renderShareImage, shareStems } from './share/render-share.ts'
import { Stage } from './stage/stage.ts'

/**
 * `npm run media` draws every picture and film of the site anew; `npm run media -- --only share/home` or
 * `--only films` just those whose name begins so. Needs Chromium and ffmpeg; what it writes is committed,
 * so nobody else does.
 */
type Job = { name: string; run: (stage: Stage) => Promise<void> }

const jobs: Job[] = [
  ...shareStems.map((stem) => ({
    name: `share/${stem}`,
    run: (stage: Stage) => renderShareImage(stage, stem),
  })),
  ...Object.keys(characters).map((slug) => ({
    name: `portraits/${slug}`,
    run: (stage: Stage) => renderPortrait(stage, slug),
  })),
]

const { values } = parseArgs({ options: { only: { type: 'string', multiple: true } } })
const wanted = jobs.filter(({ name }) => !values.only || values.only.some((only) => name.startsWith(only)))
if (wanted.length === 0) {
  console.error(`Nothing of that name. There are: ${jobs.map(({ name }) => name).join(', ')}`)
  process.exit(1)
}

const stage = await Stage.open()
try {
  for (const job of wanted) await job.run(stage)
} finally {
  await stage.close()
}
