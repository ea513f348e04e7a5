import sharp from 'sharp';

const drawn = new Map<string, Promise<Buffer>>();

/** A picture of two colours that follow from its number, three by two, as webp. */
export async function drawPicture(id: number, width: number): Promise<Response> {
  const key = `${id} ${width}`;
  const picture = drawn.get(key) ?? draw(id, width);
  drawn.set(key, picture);
  return new Response(new Uint8Array(await picture), {
    headers: {
      'content-type': 'image/webp',
      'cache-control': 'public, max-age=31536000, immutable',
    },
  });
}

function draw(id: number, width: number): Promise<Buffer> {
  const height = Math.round((width * 2) / 3);
  const hue = (id * 47) % 360;
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">
    <rect width="100%" height="100%" fill="hsl(${hue} 35% 80%)"/>
    <circle cx="70%" cy="40%" r="30%" fill="hsl(${hue} 35% 60%)"/></svg>`;
  return sharp(Buffer.from(svg)).webp().toBuffer();
}
