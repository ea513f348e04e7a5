import type { Image } from '#contract/image.ts';

export function makeImage(id: number, alt: string): Image {
  const at = (width: number) => `/api/public/images/${id}?w=${width}`;
  return {
    id,
    alt,
    dataUrl150: at(150),
    dataUrl500: at(500),
    dataUrl1200: at(1200),
    tint: ['#d9c7a8', '#7a5c3e'],
  };
}
