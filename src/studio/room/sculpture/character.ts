/** Red, green and blue from 0 to 1, as a screen shows them. */
export type Rgb = readonly [red: number, green: number, blue: number]

/** One is the average for every measure of a face. */
export type Face = {
  width: number
  jaw: number
  chin: number
  cheeks: number
  brow: number
  nose: { length: number; width: number; bridge: number }
  eyes: { size: number; open: number; tilt: number; apart: number }
  lips: { width: number; full: number }
  /** How far the corners of the mouth go up when the face is at rest. */
  smile: number
  /** 0 a young adult, 1 someone about to retire. */
  age: number
}

export type Hair = {
  style: 'cropped' | 'bob' | 'updo' | 'parted' | 'curls' | 'swept' | 'none'
  color: Rgb
  /** What the strands that catch the light are dyed with. */
  sheen: Rgb
  /** The share of grey, 0 to 1; it starts at the temples. */
  grey: number
}

export type Beard = { style: 'boxed' | 'full' | 'stubble'; length: number; color: Rgb; grey: number }

export type Glasses = { shape: 'round' | 'straight'; color: Rgb }

export type Clothes = {
  jacket: Rgb
  lapel: Rgb
  /** What is worn under the jacket. */
  top: 'shirt' | 'shirt-and-tie' | 'roll-neck' | 'blouse' | 'crew'
  topColor: Rgb
  tie?: Rgb
}

export type Posture = { yaw: number; pitch: number; roll: number; shoulders: number }

/** Everything that makes one of the figures somebody. */
export type Character = {
  skin: Rgb
  /** What the blood beneath shows at lips, nose and ears. */
  flush: Rgb
  freckles: number
  iris: Rgb
  build: { neck: number; shoulders: number }
  face: Face
  lashes: number
  brows: { thick: number; arch: number; color: Rgb }
  hair: Hair
  beard: Beard | null
  glasses: Glasses | null
  clothes: Clothes
  posture: Posture
}
