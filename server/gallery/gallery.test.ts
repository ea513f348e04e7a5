import { afterAll, beforeAll, expect, test } from 'vitest';
import { makeLocation } from '../testing/make-location.ts';
import { nextId } from '../testing/next-id.ts';
import { startTestApi, type TestApi } from '../testing/test-api.ts';

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi();
});
afterAll(() => api.close());

async function makePicture(
  location_id: number,
  input: { kind: 'cover' | 'logo' | 'gallery'; position: number; album_id?: number },
) {
  const id = nextId();
  const drawn = { motif: 'comb', monogram: null, tint_from: '#FBEBE3', tint_to: '#B4451F' };
  await api.db
    .insertInto('images')
    .values({ id, location_id, album_id: null, alt: `Poza ${id}`, bytes: null, ...drawn, ...input })
    .execute();
  return id;
}

async function makeAlbum(location_id: number, name: string, position: number) {
  const id = nextId();
  await api.db.insertInto('albums').values({ id, location_id, name, position }).execute();
  return id;
}

test('the cover comes first, the logo is no part of it, albums hold theirs in order @S7-40', async () => {
  const { id } = await makeLocation(api.db);
  const album = await makeAlbum(id, 'Tunsori', 1);
  await makeAlbum(id, 'Gol', 2);
  const second = await makePicture(id, { kind: 'gallery', position: 2, album_id: album });
  const first = await makePicture(id, { kind: 'gallery', position: 1, album_id: album });
  await makePicture(id, { kind: 'logo', position: 0 });
  const cover = await makePicture(id, { kind: 'cover', position: 9 });
  const { body } = await api.call('locationGallery', { params: { id } });
  expect(body.data.gallery.map((image) => image.id)).toEqual([cover, first, second]);
  expect(body.data.albums).toMatchObject([
    { id: album, name: 'Tunsori', images: [{ id: first }, { id: second }] },
  ]);
  expect(body.data.gallery[0]).toEqual({
    id: cover,
    alt: `Poza ${cover}`,
    dataUrl150: `/api/public/images/${cover}?w=150`,
    dataUrl500: `/api/public/images/${cover}?w=500`,
    dataUrl1200: `/api/public/images/${cover}?w=1200`,
    tint: ['#FBEBE3', '#B4451F'],
  });
});

test('a card has the first logo and cover of its location, and says who and how good it is @S3-16', async () => {
  const { id, slug } = await makeLocation(api.db, { name: 'Cu poze', ratings: [5, 4, 4] });
  const logo = await makePicture(id, { kind: 'logo', position: 1 });
  const cover = await makePicture(id, { kind: 'cover', position: 2 });
  await makePicture(id, { kind: 'cover', position: 3 });
  const { body } = await api.call('listLocations', { query: { search: 'cu poze' } });
  const dataUrl500 = `/api/public/images/${logo}?w=500`;
  expect(body.data).toMatchObject([
    {
      id,
      slug,
      name: 'Cu poze',
      logo: { id: logo, dataUrl500 },
      cover: { id: cover },
      average_rating: 4.33,
      rating_count: 3,
    },
  ]);
});

test('an unknown location is not found', async () => {
  expect((await api.call('locationGallery', { params: { id: 999_999 } })).status).toBe(404);
});
