import { type Device, openDevice, openDevices } from './devices.ts'
import type { Ears } from './ears.ts'
import { nameButton, part } from './parts.ts'

const names = {
  microphone: { on: 'Mute microphone', off: 'Unmute microphone' },
  camera: { on: 'Turn camera off', off: 'Turn camera on' },
} as const
const buttons = { microphone: 'microphone', camera: 'camera-toggle' } as const
const missing = {
  microphone: 'The microphone is missing or blocked. Please type: I read just as well.',
  camera: 'The camera is missing or blocked. I do not need to see you to answer.',
} as const

/** The buttons for microphone and camera, and what stands behind them. */
export function deviceControls({ ears, hint }: { ears: Ears; hint: (text: string) => void }) {
  const tracks: Partial<Record<Device, MediaStreamTrack>> = {}
  let isClosed = false
  const video = part('camera', HTMLVideoElement)

  function set(device: Device, track: MediaStreamTrack | undefined) {
    if (isClosed) return track?.stop()
    tracks[device]?.stop()
    if (track) tracks[device] = track
    else delete tracks[device]
    // A device can be unplugged, or its permission taken back, at any time.
    track?.addEventListener('ended', () => set(device, undefined))
    nameButton(buttons[device], names[device][track ? 'on' : 'off'], track ? device : `${device}-off`)
    if (device === 'microphone') {
      if (track) ears.listen()
      else ears.rest()
      return
    }
    part('self').hidden = !track
    video.srcObject = track ? new MediaStream([track]) : null
    if (track) void video.play().catch(() => undefined)
  }

  async function toggle(device: Device) {
    if (tracks[device]) return set(device, undefined)
    const track = await openDevice(device)
    if (!track) hint(missing[device])
    set(device, track)
  }

  for (const device of ['microphone', 'camera'] as const) {
    part(buttons[device]).addEventListener('click', () => void toggle(device))
  }
  let isAsked = false
  return {
    /** Asks for both, once: the visitor came for a face-to-face talk. */
    async open() {
      if (isAsked) return
      isAsked = true
      const opened = await openDevices()
      if (!opened.microphone && !opened.camera) {
        hint('Camera and microphone are off. Please type: I read just as well.')
      }
      for (const device of ['microphone', 'camera'] as const) if (opened[device]) set(device, opened[device])
    },
    close() {
      for (const device of ['microphone', 'camera'] as const) set(device, undefined)
      isClosed = true
    },
  }
}
