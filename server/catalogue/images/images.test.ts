import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { makeImage } from '#server/testing/make-image.ts';
import { makeLocation } from '#server/testing/make-location.ts';
import { setUpApi } from '#server/testing/set-up-api.ts';

const api = setUpApi();

async function makePicture(kind: 'cover' | 'logo', size?: { width: number; height: number }) {
  const { id: location_id } = await makeLocation(api.db);
  return makeImage(api.db, { location_id, kind, size });
}

const get = (id: number | string, query = '', headers = {}) =>
  api.inject({ method: 'GET', url: `/api/public/images/${id}${query}`, headers });

describe('a picture', () => {
  test.each([
    [500, 333],
    [1200, 800],
  ])('is WebP at the width of the query: %i', async (w, height) => {
    const id = await makePicture('cover');
    const response = await get(id, `?w=${w}`);
    expect(response.statusCode).toBe(200);
    expect(response.headers['content-type']).toBe('image/webp');
    expect(response.headers['cache-control']).toBe('public, max-age=31536000, immutable');
    expect(await sharp(response.rawPayload).metadata()).toMatchObject({
      format: 'webp',
      width: w,
      height,
    });
  });

  test('is identical for the same id, and 304 for a cached one', async () => {
    const id = await makePicture('cover');
    const [one, twin] = await Promise.all([get(id), get(id)]);
    expect(one.headers.etag).toBe(twin.headers.etag);
    const again = await get(id, '', { 'if-none-match': one.headers.etag });
    expect(again.statusCode).toBe(304);
    expect(again.rawPayload).toHaveLength(0);
  });

  test.each([(etag: string) => `"other", W/${etag}`, () => '*'])(
    'is 304 for a list with its weak tag, and for any tag',
    async (known) => {
      const id = await makePicture('cover');
      const { etag } = (await get(id)).headers;
      expect((await get(id, '', { 'if-none-match': known(String(etag)) })).statusCode).toBe(304);
      expect((await get(id, '', { 'if-none-match': '"other"' })).statusCode).toBe(200);
    },
  );

  test('is shared by all images that show it', async () => {
    const [one, other] = [await makePicture('cover'), await makePicture('cover')];
    expect((await get(one)).headers.etag).toBe((await get(other)).headers.etag);
    expect((await get(one, '?w=300')).headers.etag).not.toBe((await get(one)).headers.etag);
  });

  test('is made smaller, never larger', async () => {
    const id = await makePicture('cover', { width: 400, height: 200 });
    const widths = [];
    for (const w of [150, 1200]) {
      widths.push((await sharp((await get(id, `?w=${w}`)).rawPayload).metadata()).width);
    }
    expect(widths).toEqual([150, 400]);
  });

  test.each(['?w=0', '?w=5000', '?w=501', '?w=abc'])('has no other width: %s', async (query) => {
    expect((await get(await makePicture('logo'), query)).statusCode).toBe(422);
  });

  test.each(['999999', '0', 'abc', '..%2f'])('of the id %s is not found', async (id) => {
    const response = await get(id);
    expect(response.statusCode).toBe(404);
    expect(response.headers['cache-control']).toContain('no-store');
  });
});

const getShared = (path: string, headers = {}) =>
  api.inject({ method: 'GET', url: `/api/public/share-pictures/${path}`, headers });

async function inkOf(picture: Buffer, area: { left: number; top: number }) {
  const part = sharp(picture).extract({ ...area, width: 480, height: 200 });
  const { data } = await part.greyscale().raw().toBuffer({ resolveWithObject: true });
  return data.filter((value) => value < 128).length;
}

const title = { left: 72, top: 200 };
const panel = { left: 720, top: 200 };

describe('the picture of a shared page', () => {
  test('a location shows its name beside its cover', async () => {
    const named = await makeLocation(api.db, { name: 'Frizeria „Țărănească” & Fiii' });
    const blank = await makeLocation(api.db, { name: '.' });
    await makeImage(api.db, { location_id: named.id, kind: 'cover' });
    const response = await getShared(`locations/${named.id}`);
    expect(response.headers['content-type']).toBe('image/jpeg');
    expect(response.headers['cache-control']).toBe('public, max-age=86400');
    expect(await sharp(response.rawPayload).metadata()).toMatchObject({ width: 1200, height: 630 });
    const other = (await getShared(`locations/${blank.id}`)).rawPayload;
    expect(await inkOf(response.rawPayload, title)).toBeGreaterThan(await inkOf(other, title));
    expect(await inkOf(response.rawPayload, panel)).toBe(480 * 200);
    expect(await inkOf(other, panel)).toBeLessThan(480 * 200);
  });

  test("Romanian letters are drawn from the project's font", async () => {
    const [comma, plain] = [await makeLocation(api.db, { name: 'ȘȚĂ' }), { name: 'STA' }];
    const without = await makeLocation(api.db, plain);
    const ink = async (id: number) => inkOf((await getShared(`locations/${id}`)).rawPayload, title);
    expect(await ink(comma.id)).toBeGreaterThan((await ink(without.id)) * 1.02);
  });

  test('a picture is identical until its content changes, and 304 for a cached one', async () => {
    const { id } = await makeLocation(api.db, { name: 'Zori' });
    const { headers } = await getShared(`locations/${id}`);
    expect((await getShared(`locations/${id}`, { 'if-none-match': headers.etag })).statusCode).toBe(
      304,
    );
    await api.db.updateTable('locations').set({ name: 'Amurg' }).where('id', '=', id).execute();
    const renamed = await getShared(`locations/${id}`, { 'if-none-match': headers.etag });
    expect(renamed.statusCode).toBe(200);
  });

  const pictureOf = async (name: string) => {
    const { id } = await makeLocation(api.db, { name });
    return (await getShared(`locations/${id}`)).rawPayload.toString('base64');
  };

  test('a control character in a name is a space in its picture', async () => {
    const plain = await pictureOf('Zori  Amurg');
    expect((await pictureOf('Zori\u0001\nAmurg')) === plain).toBe(true);
  });

  test('a long name is cut between two characters, not inside one', async () => {
    const long = (last: string) => `${'La Zori '.repeat(8)}Salon ${last} și Spa`;
    expect((await pictureOf(long('😀'))) === (await pictureOf(long('\uFFFD')))).toBe(false);
  });

  test.each(['cities/iasi', 'site/aproape'])('%s has a picture', async (path) => {
    const { rawPayload } = await getShared(path);
    expect(await inkOf(rawPayload, title)).toBeGreaterThan(1_000);
  });

  test.each(['locations/999999', 'locations/abc', 'locations/0', 'cities/nu-exista', 'users/1'])(
    '%s is not found',
    async (path) => {
      const response = await getShared(path);
      expect(response.statusCode).toBe(404);
      expect(response.headers['cache-control']).toContain('no-store');
    },
  );
});
