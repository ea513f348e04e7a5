import type { Image } from '#contract/image.ts';
import type { ImageWidth } from '#contract/values.ts';

export type ImageRow = {
  id: number;
  alt: string;
  tint_from: string;
  tint_to: string;
};

export function presentImage(row: ImageRow): Image {
  const at = (width: ImageWidth) => imageAddress(row.id, width);
  return {
    id: row.id,
    alt: row.alt,
    dataUrl150: at(150),
    dataUrl500: at(500),
    dataUrl1200: at(1200),
    tint: [row.tint_from, row.tint_to],
  };
}

export function imageAddress(id: number, width: ImageWidth): string {
  return `/api/public/images/${id}?w=${width}`;
}
