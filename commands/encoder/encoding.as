// AssemblyScript. C[m×n] = A[m×k] · B, whole numbers inside, so that every machine gives the same result:
// A is 12 bits a number with a scale for each row, B 8 bits with a scale for each column, in panels of eight columns:
// [n/8][k/2][8 columns][2 rows]. What comes out is scaled, the bias added, and cut off at `floor`.
export function multiply(
  a: usize, rowScale: usize, b: usize, columnScale: usize, bias: usize, c: usize,
  m: i32, k: i32, n: i32, floor: f32,
): void {
  const aRow = <usize>k << 1, cRow = <usize>n << 2
  const low = f32x4.splat(floor)
  for (let j: i32 = 0; j < n; j += 8) {
    const panel = b + <usize>j * <usize>k
    const at = <usize>j << 2
    const w0 = v128.load(columnScale + at), w1 = v128.load(columnScale + at, 16)
    const q0 = v128.load(bias + at), q1 = v128.load(bias + at, 16)
    let i: i32 = 0
    for (; i + 4 <= m; i += 4) {
      const a0 = a + <usize>i * aRow, a1 = a0 + aRow, a2 = a1 + aRow, a3 = a2 + aRow
      let s00 = i32x4.splat(0), s01 = s00, s10 = s00, s11 = s00, s20 = s00, s21 = s00, s30 = s00, s31 = s00
      let from = panel
      for (let p: usize = 0; p < aRow; p += 4) {
        const b0 = v128.load_ext<i8>(from), b1 = v128.load_ext<i8>(from, 8)
        let x = v128.load_splat<u32>(a0 + p)
        s00 = i32x4.add(s00, i32x4.dot_i16x8_s(x, b0)); s01 = i32x4.add(s01, i32x4.dot_i16x8_s(x, b1))
        x = v128.load_splat<u32>(a1 + p)
        s10 = i32x4.add(s10, i32x4.dot_i16x8_s(x, b0)); s11 = i32x4.add(s11, i32x4.dot_i16x8_s(x, b1))
        x = v128.load_splat<u32>(a2 + p)
        s20 = i32x4.add(s20, i32x4.dot_i16x8_s(x, b0)); s21 = i32x4.add(s21, i32x4.dot_i16x8_s(x, b1))
        x = v128.load_splat<u32>(a3 + p)
        s30 = i32x4.add(s30, i32x4.dot_i16x8_s(x, b0)); s31 = i32x4.add(s31, i32x4.dot_i16x8_s(x, b1))
        from += 16
      }
      const out = c + <usize>i * cRow + at, scales = rowScale + (<usize>i << 2)
      scaled(out, s00, s01, load<f32>(scales), w0, w1, q0, q1, low)
      scaled(out + cRow, s10, s11, load<f32>(scales, 4), w0, w1, q0, q1, low)
      scaled(out + 2 * cRow, s20, s21, load<f32>(scales, 8), w0, w1, q0, q1, low)
      scaled(out + 3 * cRow, s30, s31, load<f32>(scales, 12), w0, w1, q0, q1, low)
    }
    for (; i < m; i++) {
      const a0 = a + <usize>i * aRow
      let s0 = i32x4.splat(0), s1 = s0
      let from = panel
      for (let p: usize = 0; p < aRow; p += 4) {
        const x = v128.load_splat<u32>(a0 + p)
        s0 = i32x4.add(s0, i32x4.dot_i16x8_s(x, v128.load_ext<i8>(from)))
        s1 = i32x4.add(s1, i32x4.dot_i16x8_s(x, v128.load_ext<i8>(from, 8)))
        from += 16
      }
      scaled(c + <usize>i * cRow + at, s0, s1, load<f32>(rowScale + (<usize>i << 2)), w0, w1, q0, q1, low)
    }
  }
}

// @ts-ignore: decorator
@inline
function scaled(
  out: usize, s0: v128, s1: v128, scale: f32, w0: v128, w1: v128, q0: v128, q1: v128, low: v128,
): void {
  const x = f32x4.splat(scale)
  v128.store(out, f32x4.max(low, f32x4.add(q0, f32x4.mul(f32x4.convert_i32x4_s(s0), f32x4.mul(x, w0)))))
  v128.store(out, f32x4.max(low, f32x4.add(q1, f32x4.mul(f32x4.convert_i32x4_s(s1), f32x4.mul(x, w1)))), 16)
}

// How much one part of a row is like the same part of every row: `rows` dot products, `stride` bytes apart.
export function compare(query: usize, keys: usize, stride: usize, part: i32, rows: i32, out: usize): void {
  const end = <usize>part << 2
  for (let row: i32 = 0; row < rows; row++) {
    const key = keys + <usize>row * stride
    let sum = f32x4.splat(0)
    for (let c: usize = 0; c < end; c += 16) sum = f32x4.add(sum, f32x4.mul(v128.load(query + c), v128.load(key + c)))
    store<f32>(
      out + (<usize>row << 2),
      f32x4.extract_lane(sum, 0) + f32x4.extract_lane(sum, 1) + f32x4.extract_lane(sum, 2) + f32x4.extract_lane(sum, 3),
    )
  }
}

// The parts of all rows, each as much as its share.
export function blend(shares: usize, values: usize, stride: usize, part: i32, rows: i32, out: usize): void {
  const end = <usize>part << 2
  for (let c: usize = 0; c < end; c += 16) {
    let sum = f32x4.splat(0)
    for (let row: i32 = 0; row < rows; row++)
      sum = f32x4.add(sum, f32x4.mul(v128.load_splat<u32>(shares + (<usize>row << 2)), v128.load(values + <usize>row * stride + c)))
    v128.store(out + c, sum)
  }
}
