// AssemblyScript. One step of a softmax regression: rows of weights, `labels` long (a multiple of four), are added up or moved.
export function score(at: usize, value: usize, count: i32, weights: usize, scores: usize, labels: i32): void {
  const row = <usize>labels << 2
  for (let k: i32 = 0; k < count; k++) {
    const from = weights + <usize>load<i32>(at + (<usize>k << 2)) * row
    const much = v128.load_splat<u32>(value + (<usize>k << 2))
    for (let c: usize = 0; c < row; c += 16)
      v128.store(scores + c, f32x4.add(v128.load(scores + c), f32x4.mul(v128.load(from + c), much)))
  }
}

export function move(
  at: usize, value: usize, count: i32, weights: usize, wrong: usize, labels: i32, step: f32, keep: f32,
): void {
  const row = <usize>labels << 2
  const rest = f32x4.splat(keep)
  for (let k: i32 = 0; k < count; k++) {
    const from = weights + <usize>load<i32>(at + (<usize>k << 2)) * row
    const much = f32x4.splat(step * load<f32>(value + (<usize>k << 2)))
    for (let c: usize = 0; c < row; c += 16)
      v128.store(from + c, f32x4.sub(f32x4.mul(v128.load(from + c), rest), f32x4.mul(v128.load(wrong + c), much)))
  }
}
