import { beforeAll, expect, test } from 'vitest';
import type { LocationCard } from '#contract/location-list.ts';
import type { GeneralRating } from '#contract/review.ts';
import { firstLocations } from './bookable.ts';
import { ContractClient } from './contract-client.ts';
import { expectPage } from './paging.ts';
import { expectFieldRefusal, expectRefusal } from './refusal.ts';
import { target } from './target.ts';
import { guest } from './visitors.ts';

const client = new ContractClient();
const stars = [1, 2, 3, 4, 5] as const;

let card: LocationCard;
let general: GeneralRating;
const ask = async (query: object = {}) =>
  (await client.ask('locationReviews', { params: { id: card.id }, query })).body;

beforeAll(async () => {
  const cards = await firstLocations();
  card = cards.toSorted((a, b) => b.rating_count - a.rating_count)[0] as LocationCard;
  general = (await client.call('locationGeneralRating', { params: { id: card.id } })).body.data;
});

test('the general rating counts every review once and matches the card @S7-38', () => {
  const counted = stars.reduce((sum, star) => sum + general.distribution[star], 0);
  expect(counted).toBe(general.rating_count);
  const { average_rating, rating_count } = card;
  expect({ average_rating, rating_count }).toEqual({
    average_rating: general.average_rating,
    rating_count: general.rating_count,
  });
});

test('the average rating is the mean of the stars', () => {
  const sum = stars.reduce((all, star) => all + star * general.distribution[star], 0);
  expect(general.average_rating).toBeCloseTo(
    general.rating_count ? sum / general.rating_count : 0,
    1,
  );
});

test('page 2 of the reviews follows page 1 without repeating it, newest first', async () => {
  const [one, two] = [await ask({ per_page: 2 }), await ask({ per_page: 2, page: 2 })];
  expectPage(one, { page: 1, per_page: 2 });
  expectPage(two, { page: 2, per_page: 2 });
  const both = [...one.data, ...two.data];
  expect(new Set(both.map(({ id }) => id)).size).toBe(both.length);
  const times = both.map(({ created_at }) => Date.parse(created_at));
  expect(times).toEqual(times.toSorted((a, b) => b - a));
});

test.each(stars)(
  'the reviews with %i stars are as many as the general rating counts @S7-37',
  async (rating) => {
    const { data, meta } = await ask({ rating });
    expect(data.every((review) => review.rating === rating)).toBe(true);
    expect(meta.total).toBe(general.distribution[rating]);
  },
);

test.each([
  ['page 0', 'page', { page: 0 }],
  ['51 to a page', 'per_page', { per_page: 51 }],
  ['six stars', 'rating', { rating: 6 }],
])('%s is refused on %s', async (_what, field, query) => {
  const response = await client.ask('locationReviews', { params: { id: card.id }, query });
  expectFieldRefusal(response, field);
});

test.skipIf(target.readOnly)(
  'a report requires a listed reason and an existing review',
  async () => {
    const visitor = await guest();
    const { data } = await ask();
    const [review] = data;
    const params = { id: review?.id ?? 1 };
    const unknown = await visitor.ask('reportReview', { params, body: { reason: 'boring' } });
    expectFieldRefusal(unknown, 'reason');
    const missing = { params: { id: 2 ** 50 }, body: { reason: 'untrue' } };
    expectRefusal(await visitor.ask('reportReview', missing), 'not_found');
  },
);
