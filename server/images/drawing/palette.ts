/** The colours of one picture: two tokens, their mixtures and the cream of the page. */
export interface Palette {
  /** What the picture lies on, and the pattern upon it. */
  ground: string;
  pattern: string;
  /** The plate's glaze, its shaded bands, the lines on it. */
  glaze: string;
  shade: string;
  line: string;
  /** The motif: its paper and its shaded parts. */
  paper: string;
  tint: string;
  /** A little of the other glaze: green beside terracotta, terracotta beside the rest. */
  accent: string;
}

export type Scheme = 'light' | 'deep' | 'warm';

const cream = '#FBF8F3';
const terracotta = '#B4451F';
const green = '#1F5B4A';

/** Mixes the soft and the strong token of a picture. `deep` has the strong one as its ground. */
export function paletteOf(soft: string, strong: string, scheme: Scheme): Palette {
  const plate = { glaze: cream, line: strong, paper: cream, accent: accentBeside(strong) };
  if (scheme === 'deep') {
    return {
      ...plate,
      ground: strong,
      pattern: mix(strong, soft, 0.26),
      shade: mix(soft, strong, 0.12),
      tint: mix(soft, strong, 0.22),
    };
  }
  if (scheme === 'warm') {
    return {
      ...plate,
      ground: mix(soft, strong, 0.3),
      pattern: mix(soft, strong, 0.46),
      shade: mix(soft, strong, 0.16),
      tint: mix(soft, strong, 0.3),
    };
  }
  return {
    ...plate,
    ground: soft,
    pattern: mix(soft, strong, 0.2),
    shade: mix(soft, strong, 0.1),
    tint: mix(soft, strong, 0.24),
  };
}

/** The colour that lies `share` (0 to 1) of the way between two, `#rrggbb`. A colour written otherwise is cream. */
export function mix(from: string, to: string, share: number): string {
  const [a, b] = [channels(from), channels(to)];
  const hex = a.map((value, i) => Math.round(value + ((b[i] ?? 0) - value) * share));
  return `#${hex.map((value) => value.toString(16).padStart(2, '0')).join('')}`;
}

function accentBeside(strong: string): string {
  return strong.toUpperCase() === terracotta ? green : terracotta;
}

function channels(color: string): number[] {
  const known = /^#[0-9a-f]{6}$/i.test(color) ? color : cream;
  return [1, 3, 5].map((at) => parseInt(known.slice(at, at + 2), 16));
}
