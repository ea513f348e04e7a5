import { join } from 'node:path';
import sharp, { type OverlayOptions } from 'sharp';

type TextBlock = { text: string; font: 'display' | 'text'; size: number; color: string };

const file = (name: string) => join(import.meta.dirname, `../../../styles/fonts/${name}.ttf`);

/** `family` is the name in the font file; `files` are subsets. */
const fonts = {
  display: { family: 'Fraunces', files: [file('fraunces-latin'), file('fraunces-latin-ext')] },
  text: { family: 'Figtree Light', files: [file('figtree-latin'), file('figtree-latin-ext')] },
};

let loading: Promise<unknown> | undefined;

/** Wraps at `width` pixels. Returns null for blank text. */
export async function setText(block: TextBlock, width: number): Promise<TextLayer | null> {
  loading ??= loadFonts().catch((error: unknown) => {
    loading = undefined;
    throw error;
  });
  await loading;
  const { family, files } = fonts[block.font];
  const plain = block.text.replaceAll(/\p{Cc}/gu, ' ');
  const text = `<span foreground="${block.color}">${escaped(plain)}</span>`;
  if (!plain.trim()) return null;
  const { data, info } = await sharp({
    text: {
      text,
      width,
      dpi: 72,
      rgba: true,
      wrap: 'word-char',
      font: `${family}, ${block.size}`,
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

export type TextLayer = OverlayOptions & { height: number };

function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
}
