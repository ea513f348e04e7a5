import { join } from 'node:path';
import sharp, { type OverlayOptions } from 'sharp';
import { openPicture } from './open-picture.ts';

export type ShareWords = { title: string; line: string; invitation: string };

const size = { width: 1200, height: 630 };
const panel = { left: 720, width: 480 };
const words = { left: 72, width: 592 };

const colors = {
  canvas: '#FBF8F3',
  ink: '#1F1B16',
  muted: '#665E54',
  brand: '#B4451F',
  leaf: '#1F5B4A',
  leafSoft: '#DDEBE4',
  sun: '#E3A32B',
};

export async function drawSharePicture(
  { title, line, invitation }: ShareWords,
  cover: Buffer | null,
): Promise<Buffer> {
  const { ink, muted, brand } = colors;
  const [name, heading, below, foot] = await Promise.all([
    setText({ text: 'aproape', font: 'display', size: 44, color: ink }),
    setTitle(clip(title)),
    setText({ text: clip(line), font: 'text', size: 34, color: muted }),
    setText({ text: invitation, font: 'text', size: 30, color: brand }),
  ]);
  const middle = (heading?.height ?? 0) + 32 + (below?.height ?? 0);
  const top = Math.round((size.height - middle) / 2) + 8;
  const at = (place: number) => ({ left: words.left, top: place });
  const layers = [
    cover && { input: await cut(cover), left: panel.left, top: 0 },
    name && { ...name, left: words.left + 72, top: 84 },
    heading && { ...heading, ...at(top) },
    below && { ...below, ...at(top + middle - below.height) },
    foot && { ...foot, ...at(size.height - 72 - foot.height) },
  ];
  return sharp(Buffer.from(ground))
    .composite(layers.filter((layer) => layer !== null))
    .jpeg({ quality: 84, chromaSubsampling: '4:4:4' })
    .toBuffer();
}

async function cut(cover: Buffer): Promise<Buffer> {
  return (await openPicture(cover))
    .resize({ width: panel.width, height: size.height, fit: 'cover' })
    .png({ compressionLevel: 1 })
    .toBuffer();
}

async function setTitle(text: string): Promise<TextLayer | null> {
  let layer: TextLayer | null = null;
  for (const size of [96, 72, 54, 40]) {
    layer = await setText({ text, font: 'display', size, color: colors.ink });
    if (!layer || layer.height <= 190) break;
  }
  return layer;
}

function clip(text: string): string {
  const characters = Array.from(text);
  return characters.length > 72 ? `${characters.slice(0, 71).join('').trimEnd()}…` : text;
}

type TextBlock = { text: string; font: keyof typeof fonts; size: number; color: string };
type TextLayer = OverlayOptions & { height: number };

const file = (name: string) => join(import.meta.dirname, `../../../styles/fonts/${name}.ttf`);

/** `family` must be the name inside the font files. */
const fonts = {
  display: { family: 'Fraunces', files: [file('fraunces-latin'), file('fraunces-latin-ext')] },
  text: { family: 'Figtree Light', files: [file('figtree-latin'), file('figtree-latin-ext')] },
};

let loading: Promise<unknown> | undefined;

async function setText({ text, font, size, color }: TextBlock): Promise<TextLayer | null> {
  loading ??= loadFonts().catch((error: unknown) => {
    loading = undefined;
    throw error;
  });
  await loading;
  const plain = text.replaceAll(/\p{Cc}/gu, ' ');
  if (!plain.trim()) return null;
  const { family, files } = fonts[font];
  const { data, info } = await sharp({
    text: {
      text: `<span foreground="${color}">${escaped(plain)}</span>`,
      width: words.width,
      dpi: 72,
      rgba: true,
      wrap: 'word-char',
      font: `${family}, ${size}`,
      fontfile: files[0],
    },
  })
    .raw()
    .toBuffer({ resolveWithObject: true });
  return { input: data, raw: info, height: info.height };
}

function loadFonts(): Promise<unknown> {
  return Promise.all(
    Object.values(fonts).flatMap(({ family, files }) =>
      files.map((fontfile) => sharp({ text: { text: 'aă', font: family, fontfile } }).toBuffer()),
    ),
  );
}

function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
}

const half = 60;

const pattern = [0, 1, 2, 3, 4, 5].flatMap((row) =>
  [0, 1, 2, 3, 4].map((column) => {
    const x = panel.left + column * 2 * half + (row % 2 ? 0 : half);
    const y = (row + 1) * 105;
    const arc = (radius: number, color: string) =>
      `<path fill="${color}" d="M${x - radius},${y} a${radius},${radius} 0 0 1 ${2 * radius},0 Z"/>`;
    const inner = row % 3 === 1 ? colors.sun : colors.brand;
    return arc(half, colors.leaf) + arc(42, colors.leafSoft) + arc(24, inner);
  }),
);

const ground = `<svg xmlns="http://www.w3.org/2000/svg" width="${size.width}" height="${size.height}">
  <rect width="100%" height="100%" fill="${colors.canvas}"/>
  <svg x="${panel.left}" width="${panel.width}" height="${size.height}" viewBox="${panel.left} 0 ${panel.width} ${size.height}">
    <rect x="${panel.left}" width="${panel.width}" height="100%" fill="${colors.leafSoft}"/>${pattern.join('')}
  </svg>
  <g transform="translate(${words.left} 72) scale(1.75)"><circle cx="16" cy="16" r="16" fill="${colors.brand}"/>
    <path d="M16 16a2 2 0 0 1 4 0a4 4 0 0 1-8 0a6 6 0 0 1 12 0a8 8 0 0 1-16 0a9.5 9.5 0 0 1 5-8.5" fill="none" stroke="#fff" stroke-width="2.25" stroke-linecap="round"/></g>
</svg>`;
