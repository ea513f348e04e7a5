import { afterEach, expect, test } from 'vitest';
import { changeStatus } from '../bookings/status-repository.ts';
import { book, bookingRequest, readBooking } from '#server/testing/booking-request.ts';
import { doctors } from '#server/testing/make-basics.ts';
import { makeLocation, type LocationInput } from '#server/testing/make-location.ts';
import { setUpApi } from '#server/testing/set-up-api.ts';
import type { SignedInClient } from '#server/testing/test-client.ts';

const friday = new Date('2026-11-20T08:00:00Z');
const api = setUpApi({ now: friday });
afterEach(() => api.clock.set(friday));

/** The visit ends on Monday at 10:30; the client signs in again at `at`. */
async function visited(at: string, input: LocationInput = {}) {
  const client = await api.signIn({ first_name: 'Mara', last_name: 'Șerban' });
  const place = await makeLocation(api.db, { ratings: [4], ...input });
  const { body } = await book(api, client, bookingRequest(place));
  api.clock.set(new Date(at));
  return { client: await api.signIn(client.user), place, id: body.data.id };
}

function review(as: SignedInClient, id: string, body: object = { rating: 5, comment: ' Bine. ' }) {
  return api.call('reviewBooking', { params: { id }, body: body as { rating: number } }, { as });
}

test('a review of a completed visit updates the rating of its location', async () => {
  const { client, place, id } = await visited('2026-11-23T08:30:00Z');
  const { status, body } = await review(client, id);
  expect([status, body.data]).toEqual([
    201,
    {
      id: body.data.id,
      author: 'Mara Ș.',
      rating: 5,
      comment: 'Bine.',
      service_name: place.services[0]?.name,
      professional_name: expect.any(String) as string,
      verified: true,
      created_at: '2026-11-23T10:30:00+02:00',
    },
  ]);
  const params = { id: place.id };
  const list = await api.call('locationReviews', { params, query: {} });
  expect(list.body.data).toEqual([body.data]);
  const general = await api.call('locationGeneralRating', { params });
  expect(general.body.data).toMatchObject({ average_rating: 4.5, rating_count: 2 });
  expect((await readBooking(api, client, id)).review).toEqual({ rating: 5, comment: 'Bine.' });
});

test('only the author reads the service and the professional of a review of a doctor', async () => {
  const { client, place, id } = await visited('2026-11-23T08:30:00Z', { category: doctors });
  const { body } = await review(client, id);
  const service_name = place.services[0]?.name;
  expect(body.data.service_name).toBe(service_name);
  const { data } = (await api.call('exportAccount', {}, { as: client })).body;
  expect(data.reviews).toMatchObject([{ service_name }]);
  const list = async (query: object) =>
    (await api.call('locationReviews', { params: { id: place.id }, query })).body.data;
  expect(await list({})).toEqual([{ ...body.data, service_name: null, professional_name: null }]);
  expect(await list({ professional: place.professionals[0]?.id })).toEqual([]);
});

test('a visit can be reviewed once', async () => {
  const { client, place, id } = await visited('2026-11-23T09:00:00Z');
  await review(client, id);
  const again = await review(client, id, { rating: 1 });
  expect([again.status, again.body.code]).toEqual([409, 'not_reviewable']);
  const { body } = await api.call('locationGeneralRating', { params: { id: place.id } });
  expect(body.data.rating_count).toBe(2);
});

test('a visit that is not over or did not take place cannot be reviewed', async () => {
  const early = await visited('2026-11-23T08:29:59Z');
  expect((await review(early.client, early.id)).body.code).toBe('not_reviewable');
  api.clock.set(friday);
  const canceled = await visited('2026-11-23T09:00:00Z');
  await api.db.transaction().execute((tx) => changeStatus(tx, [canceled.id], 'canceled'));
  expect((await review(canceled.client, canceled.id)).body.code).toBe('not_reviewable');
});

test.each([[{}], [{ rating: 0 }], [{ rating: 6 }], [{ rating: 4.5 }]])(
  '%j is not a valid rating',
  async (body) => {
    const { client, id } = await visited('2026-11-23T09:00:00Z');
    const response = await review(client, id, body);
    expect([response.status, Object.keys(response.body.errors ?? {})]).toEqual([422, ['rating']]);
  },
);
