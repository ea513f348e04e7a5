import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { makeLocation } from '../testing/make-location.ts';
import { nextId } from '../testing/next-id.ts';
import { startTestApi, type TestApi } from '../testing/test-api.ts';

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi();
});
afterAll(() => api.close());

async function makeImage(kind: 'cover' | 'logo', bytes: Buffer | null = null) {
  const { id: location_id } = await makeLocation(api.db);
  const id = nextId();
  const drawn = { motif: 'scissors', alt: '', tint_from: '#DDEBE4', tint_to: '#1F5B4A' };
  const row = { id, location_id, album_id: null, kind, monogram: 'ȘA', bytes, position: 1 };
  await api.db
    .insertInto('images')
    .values({ ...row, ...drawn })
    .execute();
  return id;
}

const get = (id: number | string, query = '', headers = {}) =>
  api.inject({ method: 'GET', url: `/api/public/images/${id}${query}`, headers });

describe('a picture', () => {
  test.each([
    ['cover', 500, 333],
    ['cover', 1200, 800],
    ['logo', 150, 150],
  ] as const)('%s is WebP at the width asked for: %i', async (kind, w, height) => {
    const id = await makeImage(kind);
    const answer = await get(id, `?w=${w}`);
    expect(answer.statusCode).toBe(200);
    expect(answer.headers['content-type']).toBe('image/webp');
    expect(answer.headers['cache-control']).toBe('public, max-age=31536000, immutable');
    expect(await sharp(answer.rawPayload).metadata()).toMatchObject({
      format: 'webp',
      width: w,
      height,
    });
  });

  test('is the same for the same id, and 304 to who has it', async () => {
    const id = await makeImage('cover');
    const [one, twin] = await Promise.all([get(id), get(id)]);
    expect(one.headers.etag).toBe(twin.headers.etag);
    const again = await get(id, '', { 'if-none-match': one.headers.etag });
    expect(again.statusCode).toBe(304);
    expect(again.rawPayload).toHaveLength(0);
  });

  test('that was uploaded is made smaller, never larger', async () => {
    const background = { r: 10, g: 90, b: 60 };
    const upload = sharp({ create: { width: 400, height: 200, channels: 3, background } });
    const id = await makeImage('cover', await upload.jpeg().toBuffer());
    const widths = [];
    for (const w of [150, 1200]) {
      widths.push((await sharp((await get(id, `?w=${w}`)).rawPayload).metadata()).width);
    }
    expect(widths).toEqual([150, 400]);
  });

  test.each(['?w=0', '?w=5000', '?w=501', '?w=abc'])('has no other width: %s', async (query) => {
    expect((await get(await makeImage('logo'), query)).statusCode).toBe(422);
  });

  test.each(['999999', '0', 'abc', '..%2f'])('of the id %s is not found', async (id) => {
    const answer = await get(id);
    expect(answer.statusCode).toBe(404);
    expect(answer.headers['cache-control']).toContain('no-store');
  });
});
