import { beforeAll, describe, expect, test } from 'vitest';
import { makeLocation } from '#server/testing/make-location.ts';
import { nextId } from '#server/testing/make-basics.ts';
import { setUpApi } from '#server/testing/set-up-api.ts';

const api = setUpApi();
let place: Awaited<ReturnType<typeof makeLocation>>;
beforeAll(async () => {
  place = await makeLocation(api.db, {
    professionals: [{ first_name: 'Ana', last_name: 'Pop' }, {}],
    ratings: [5, 5, 4, 1],
  });
  const by = place.professionals[0]?.id ?? null;
  for (const [day, rating, professional_id] of [
    [1, 5, by],
    [2, 1, null],
    [3, 4, by],
    [4, 5, null],
  ] as const) {
    await api.db
      .insertInto('reviews')
      .values({
        id: nextId(),
        location_id: place.id,
        booking_id: null,
        author: 'Maria T.',
        rating,
        comment: `<b>ziua ${day}</b>`,
        service_name: 'Tuns',
        professional_id,
        created_at: new Date(`2026-10-0${day}T10:00:00Z`),
      })
      .execute();
  }
});

async function list(query: object = {}) {
  const { status, body } = await api.call('locationReviews', { params: { id: place.id }, query });
  expect(status).toBe(200);
  return body;
}

describe('reviews', () => {
  test('come newest first, with only the short name of their author', async () => {
    const { data } = await list();
    expect(data.map(({ comment }) => comment[8])).toEqual(['4', '3', '2', '1']);
    expect(data[1]).toEqual({
      id: data[1]?.id,
      author: 'Maria T.',
      rating: 4,
      comment: '<b>ziua 3</b>',
      service_name: 'Tuns',
      professional_name: 'Ana Pop',
      verified: false,
      created_at: '2026-10-03T13:00:00+03:00',
    });
  });

  test('can be filtered by rating or professional @S7-37', async () => {
    expect((await list({ rating: 5 })).meta.total).toBe(2);
    expect((await list({ professional: place.professionals[0]?.id })).meta.total).toBe(2);
    expect((await list({ professional: 2 ** 40 })).data).toEqual([]);
  });

  test('are paged', async () => {
    const { data, meta, links } = await list({ page: 2, per_page: 3 });
    expect(data).toHaveLength(1);
    expect(meta).toMatchObject({ total: 4, last_page: 2, from: 4, to: 4 });
    expect(links.next).toBeNull();
    expect((await list({ page: 50_000 })).data).toEqual([]);
  });

  test.each(['rating=0', 'rating=6', 'rating=4.5', 'per_page=51', 'page=x', 'professional=-1'])(
    'are refused for %s',
    async (query) => {
      const url = `/api/public/locations-reviews/${place.id}?${query}`;
      expect((await api.inject({ method: 'GET', url })).statusCode).toBe(422);
    },
  );

  test('of an unknown location are 404', async () => {
    const params = { id: 999_999 };
    expect((await api.call('locationReviews', { params })).status).toBe(404);
    expect((await api.call('locationGeneralRating', { params })).status).toBe(404);
  });
});

test('the general rating counts the reviews per number of stars @S7-38', async () => {
  const { body } = await api.call('locationGeneralRating', { params: { id: place.id } });
  expect(body.data).toEqual({
    average_rating: 3.75,
    rating_count: 4,
    distribution: { 1: 1, 2: 0, 3: 0, 4: 1, 5: 2 },
  });
});
