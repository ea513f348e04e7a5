interface Teeth {
  from: number;
  to: number;
  step: number;
  top: number;
  length: number;
}

/** Upright lines side by side: the teeth of a comb, the hairs of a brush. */
export function teeth({ from, to, step, top, length }: Teeth): string {
  const lines = [];
  for (let x = from; x <= to; x += step) lines.push(`M${x.toFixed(1)},${top} v${length}`);
  return `<path d="${lines.join(' ')}"/>`;
}
