/** The visitor's camera and microphone. Whatever is missing or refused stays off, and the talk goes on. */

export type Device = 'camera' | 'microphone'

const ask: Record<Device, MediaStreamConstraints> = {
  camera: { video: { width: { ideal: 640 }, facingMode: 'user' } },
  microphone: { audio: { echoCancellation: true, noiseSuppression: true } },
}

async function open(wanted: MediaStreamConstraints): Promise<MediaStreamTrack[]> {
  if (!navigator.mediaDevices) return []
  return navigator.mediaDevices.getUserMedia(wanted).then(
    (stream) => stream.getTracks(),
    () => [],
  )
}

const kindOf = { camera: 'video', microphone: 'audio' } as const

/** Asks once for both, so that the browser asks the visitor once; then for each, in case one is missing. */
export async function openDevices(): Promise<Partial<Record<Device, MediaStreamTrack>>> {
  let tracks = await open({ ...ask.camera, ...ask.microphone })
  if (!tracks.length) tracks = [...(await open(ask.microphone)), ...(await open(ask.camera))]
  const find = (device: Device) => tracks.find(({ kind }) => kind === kindOf[device])
  const [camera, microphone] = [find('camera'), find('microphone')]
  return { ...(camera && { camera }), ...(microphone && { microphone }) }
}

export async function openDevice(device: Device): Promise<MediaStreamTrack | undefined> {
  return (await open(ask[device]))[0]
}
