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
  /** A little of the other glaze: terracotta beside green lines, green beside the rest. */
  accent: string;
}

export type Scheme = 'light' | 'deep' | 'warm';

const cream = '#FBF8F3';
const terracotta = '#B4451F';
const green = '#1F5B4A';

/** Mixes the soft and the strong token of a picture. `deep` has the strong one as its ground. */
export function paletteOf(soft: string, strong: string, scheme: Scheme): Palette {
  const line = lineOf(soft, strong);
  const glazed = { glaze: cream, paper: cream, line, accent: line === green ? terracotta : green };
  // A strong token that is too pale for lines fills the drawing more strongly instead.
  const filling = line === strong ? 0 : 0.25;
  const shares = {
    light: { ground: 0, pattern: 0.2, shade: 0.1, tint: 0.24 },
    warm: { ground: 0.3, pattern: 0.46, shade: 0.16, tint: 0.3 },
    deep: { ground: isGrey(strong) ? 0.4 : 1, pattern: 0.74, shade: 0.12, tint: 0.22 },
  }[scheme];
  return {
    ...glazed,
    ground: mix(soft, strong, shares.ground),
    pattern: mix(soft, strong, shares.pattern),
    shade: mix(soft, strong, shares.shade + filling),
    tint: mix(soft, strong, shares.tint + filling),
  };
}

/** The strong token where it is dark enough to draw with on cream; else green beside cool grounds, terracotta beside warm. */
function lineOf(soft: string, strong: string): string {
  const [r = 0, g = 0, b = 0] = channels(strong);
  const lightness = (0.3 * r + 0.59 * g + 0.11 * b) / 255;
  if (lightness < 0.45) return strong;
  const [softRed = 0, softGreen = 0] = channels(soft);
  return softGreen > softRed ? green : terracotta;
}

function isGrey(color: string): boolean {
  const parts = channels(color);
  return Math.max(...parts) - Math.min(...parts) < 40;
}

/** The colour that lies `share` (0 to 1) of the way between two, `#rrggbb`. A colour written otherwise is cream. */
export function mix(from: string, to: string, share: number): string {
  const [a, b] = [channels(from), channels(to)];
  const hex = a.map((value, i) => Math.round(value + ((b[i] ?? 0) - value) * share));
  return `#${hex.map((value) => value.toString(16).padStart(2, '0')).join('')}`;
}

function channels(color: string): number[] {
  const known = /^#[0-9a-f]{6}$/i.test(color) ? color : cream;
  return [1, 3, 5].map((at) => parseInt(known.slice(at, at + 2), 16));
}
