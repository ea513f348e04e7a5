import sharp from 'sharp';
import { demoPictures } from '#data/pictures/demo-pictures.ts';

const sized = new Map<string, Promise<Buffer>>();

/** One of the pictures of the demo, by a number, as webp. */
export async function drawPicture(id: number, width: number): Promise<Response> {
  const { hash, bytes } = demoPictures[id % demoPictures.length]!;
  const key = `${hash} ${width}`;
  const picture = sized.get(key) ?? sharp(bytes).resize({ width }).webp().toBuffer();
  sized.set(key, picture);
  return new Response(new Uint8Array(await picture), {
    headers: {
      'content-type': 'image/webp',
      'cache-control': 'public, max-age=31536000, immutable',
    },
  });
}
