import { beforeEach, describe, expect, test } from 'vitest';
import { reportReasons } from '#domain/booking/review-rules.ts';
import { book, bookingRequest, monday } from '#server/testing/booking-request.ts';
import { makeLocation } from '#server/testing/make-location.ts';
import { setUpApi } from '#server/testing/set-up-api.ts';
import type { SignedInClient } from '#server/testing/test-client.ts';

const key = 'an operator key of forty characters long';
const day = 24 * 3600;

const api = setUpApi({ env: { OPERATOR_TOKEN: key } });
let place: Awaited<ReturnType<typeof makeLocation>>;
let author: SignedInClient;
let id: number;

beforeEach(async () => {
  api.clock.set(new Date('2026-11-20T08:00:00Z'));
  place = await makeLocation(api.db);
  author = await api.signIn();
  const { body: booked } = await book(api, author, bookingRequest(place));
  api.clock.set(new Date(`${monday}T21:00:00Z`));
  author = await api.signIn({ id: author.user.id });
  const { body } = await api.call(
    'reviewBooking',
    { params: { id: booked.data.id }, body: { rating: 1, comment: 'Slab.' } },
    { as: author },
  );
  ({ id } = body.data);
});

const report = (reason: string, review = id) =>
  api.call('reportReview', { params: { id: review }, body: { reason: reason as 'untrue' } });
const moderate = (
  hidden_for: 'untrue' | null,
  review = id,
  authorization = `Bearer ${key}`,
  complaint?: boolean,
) =>
  api.call('moderateReview', {
    params: { id: review },
    body: { hidden_for, complaint },
    headers: { authorization },
  });
const reportMails = async () =>
  (await api.messages(api.env.CONTACT_EMAIL)).filter(({ text }) =>
    text.includes(`npm run review -- keep ${id}`),
  );

async function visible() {
  const params = { id: place.id };
  const { body: list } = await api.call('locationReviews', { params });
  const { body: rating } = await api.call('locationGeneralRating', { params });
  const { body: cards } = await api.call('locationsCards', { query: { ids: [place.id] } });
  return {
    listed: list.data.map((review) => review.id),
    total: list.meta.total,
    rating: rating.data,
    card: [cards.data[0]?.average_rating, cards.data[0]?.rating_count],
  };
}

const one = { 1: 1, 2: 0, 3: 0, 4: 0, 5: 0 };
const none = { ...one, 1: 0 };

describe('a report', () => {
  test('mails the operator the reason and the text of the review', async () => {
    expect((await report('untrue')).status).toBe(201);
    const [mail] = await reportMails();
    expect(mail?.text).toContain('Nu descrie o vizită reală');
    expect(mail?.text).toContain('Slab.');
    expect((await visible()).listed).toEqual([id]);
  });

  test('sends one mail a week per reason, across visitors', async () => {
    for (const reason of ['untrue', 'untrue', 'offensive', 'untrue'])
      expect((await report(reason)).status).toBe(201);
    expect(await reportMails()).toHaveLength(2);
  });

  test('needs a listed reason and a visible review', async () => {
    expect((await report('boring')).body.errors).toHaveProperty('reason');
    expect((await report('untrue', 2 ** 50)).status).toBe(404);
    await moderate('untrue');
    expect((await report('untrue')).status).toBe(404);
    expect(await reportMails()).toEqual([]);
  });

  test('is refused past ten an hour per remote address', async () => {
    api.clock.advance(day);
    const statuses: number[] = [];
    for (let at = 0; at < 11; at += 1)
      statuses.push((await report(reportReasons[at % 5] ?? '')).status);
    expect(statuses).toEqual([...Array<number>(10).fill(201), 429]);
  });
});

describe('the operator', () => {
  test('hides a review for a reason that the export of its author shows', async () => {
    const exported = async () =>
      (await api.call('exportAccount', {}, { as: author })).body.data.reviews;
    expect(await exported()).toMatchObject([{ id, hidden_for: null }]);
    await moderate('untrue');
    expect(await exported()).toMatchObject([{ id, hidden_for: 'untrue' }]);
  });

  test('hides a review from the list, the rating and the counts', async () => {
    expect(await visible()).toEqual({
      listed: [id],
      total: 1,
      rating: { average_rating: 1, rating_count: 1, distribution: one },
      card: [1, 1],
    });
    const { status, body } = await moderate('untrue');
    expect([status, body.data.hidden_for]).toEqual([200, 'untrue']);
    const hidden = {
      listed: [],
      total: 0,
      rating: { average_rating: 0, rating_count: 0, distribution: none },
      card: [0, 0],
    };
    expect(await visible()).toEqual(hidden);
    await moderate('untrue');
    expect(await visible()).toEqual(hidden);
  });

  test('shows a hidden review again, and repeating it changes nothing', async () => {
    const before = await visible();
    await moderate('untrue');
    for (let time = 1; time <= 2; time += 1) {
      expect((await moderate(null)).body.data.hidden_for).toBeNull();
      expect(await visible()).toEqual(before);
    }
  });

  test('mails the author the reason once, and the visit stays reviewed', async () => {
    await moderate('untrue');
    await moderate('untrue');
    const mails = (await api.messages(author.user.email)).filter(({ subject }) =>
      subject?.startsWith('Recenzia ta'),
    );
    expect(mails).toHaveLength(1);
    expect(mails[0]?.text).toContain('Nu descrie o vizită reală');
    const { body } = await api.call('listBookings', { params: { type: 'past' } }, { as: author });
    expect(body.data[0]?.review).toEqual({ rating: 1, comment: 'Slab.' });
  });

  test.each([
    { from: 'a report', reports: true, sentence: 'Recenzia ta ne-a fost raportată.' },
    { from: 'a complaint', complaint: true, sentence: 'Recenzia ta ne-a fost raportată.' },
    { from: 'no report', sentence: 'din proprie inițiativă' },
  ])('mails the author that the decision follows $from', async (decision) => {
    const { reports, complaint, sentence } = decision;
    if (reports) await report('untrue');
    await moderate('untrue', id, undefined, complaint);
    const [mail] = await api.messages(author.user.email);
    expect(mail?.text).toContain(sentence);
  });

  test('forgets a report once it is decided', async () => {
    await report('untrue');
    await moderate(null);
    await moderate('untrue');
    const [mail] = await api.messages(author.user.email);
    expect(mail?.text).toContain('din proprie inițiativă');
  });

  test('needs the operator key', async () => {
    expect((await moderate('untrue', id, 'Bearer x')).status).toBe(403);
    expect((await moderate('untrue', 2 ** 50)).status).toBe(404);
    Object.assign(api.env, { OPERATOR_TOKEN: undefined });
    expect((await moderate('untrue')).status).toBe(404);
    Object.assign(api.env, { OPERATOR_TOKEN: key });
    expect((await visible()).listed).toEqual([id]);
  });
});
