import { framesPerSecond } from '../film.ts'
import type { Loop } from './loop.ts'

declare global {
  interface Window {
    loop: Loop
  }
}

/** Runs in Chromium (`index.html?film=…`): what a visitor's browser makes of the file itself. */

const [width, height] = [320, 180]
const file = new URLSearchParams(location.search).get('film') ?? ''
const video = document.createElement('video')
video.muted = true
video.preload = 'auto'
// As a blob, so that every frame can be sought without a server that knows ranges.
video.src = URL.createObjectURL(await (await fetch(`/src/site/films/${file}`)).blob())
document.body.append(video)
await new Promise((resolve, reject) => {
  video.onloadeddata = resolve
  video.onerror = () => reject(new Error(`${file}: ${video.error?.message}`))
})
const context = new OffscreenCanvas(width, height).getContext('2d', { willReadFrequently: true })

/** On a busy machine the position is there before the picture is. */
const shown = (frame: number) =>
  new Promise<void>((resolve) => {
    const look: VideoFrameRequestCallback = (_, { mediaTime }) =>
      Math.abs(mediaTime * framesPerSecond - frame) < 0.5 ? resolve() : video.requestVideoFrameCallback(look)
    video.requestVideoFrameCallback(look)
  })

async function pictureAt(frame: number) {
  const isShown = shown(frame)
  video.currentTime = (frame + 0.5) / framesPerSecond
  await isShown
  context?.drawImage(video, 0, 0, width, height)
  return context?.getImageData(0, 0, width, height).data ?? new Uint8ClampedArray()
}

const apart = (a: Uint8ClampedArray, b: Uint8ClampedArray) =>
  a.reduce((sum, value, index) => sum + Math.abs(value - (b[index] ?? 0)), 0) / a.length

const frames = Math.round(video.duration * framesPerSecond)
const middle = Math.floor(frames / 2)
// Each once: a frame that is shown already is not shown anew.
const [first, second] = [await pictureAt(0), await pictureAt(1)]
const [half, afterHalf] = [await pictureAt(middle), await pictureAt(middle + 1)]
const [lastButOne, last] = [await pictureAt(frames - 2), await pictureAt(frames - 1)]
window.loop = {
  seconds: frames / framesPerSecond,
  seam: apart(last, first),
  usual: Math.max(apart(first, second), apart(half, afterHalf), apart(lastButOne, last)),
}
document.documentElement.dataset.ready = 'yes'
