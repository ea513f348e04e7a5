import { expect, test } from 'vitest';
import { makeImage } from '#server/testing/make-image.ts';
import { makeLocation } from '#server/testing/make-location.ts';
import { nextId } from '#server/testing/make-basics.ts';
import { setUpApi } from '#server/testing/set-up-api.ts';

const api = setUpApi();

async function makeAlbum(location_id: number, name: string, position: number) {
  const id = nextId();
  await api.db.insertInto('albums').values({ id, location_id, name, position }).execute();
  return id;
}

test('the cover is first, the logo is excluded, and albums have their pictures in order @S7-40', async () => {
  const { id } = await makeLocation(api.db);
  const album = await makeAlbum(id, 'Tunsori', 1);
  await makeAlbum(id, 'Gol', 2);
  const second = await makeImage(api.db, {
    location_id: id,
    kind: 'gallery',
    position: 2,
    album_id: album,
  });
  const first = await makeImage(api.db, {
    location_id: id,
    kind: 'gallery',
    position: 1,
    album_id: album,
  });
  await makeImage(api.db, { location_id: id, kind: 'logo', position: 0 });
  const cover = await makeImage(api.db, {
    location_id: id,
    kind: 'cover',
    position: 9,
    alt: 'Fațada',
  });
  const { body } = await api.call('locationGallery', { params: { id } });
  expect(body.data.gallery.map((image) => image.id)).toEqual([cover, first, second]);
  expect(body.data.albums).toMatchObject([
    { id: album, name: 'Tunsori', images: [{ id: first }, { id: second }] },
  ]);
  expect(body.data.gallery[0]).toEqual({
    id: cover,
    alt: 'Fațada',
    dataUrl150: `/api/public/images/${cover}?w=150`,
    dataUrl500: `/api/public/images/${cover}?w=500`,
    dataUrl1200: `/api/public/images/${cover}?w=1200`,
    tint: ['#DDEBE4', '#1F5B4A'],
  });
});

test('a card has the first logo and cover, the name and the rating of its location @S3-16', async () => {
  const { id, slug } = await makeLocation(api.db, { name: 'Cu poze', ratings: [5, 4, 4] });
  const logo = await makeImage(api.db, { location_id: id, kind: 'logo', position: 1 });
  const cover = await makeImage(api.db, { location_id: id, kind: 'cover', position: 2 });
  await makeImage(api.db, { location_id: id, kind: 'cover', position: 3 });
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
