import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { setUpApi } from '#server/testing/set-up-api.ts';

const api = setUpApi();

const send = (page: string, ...values: [metric: string, value: number][]) =>
  api.call('sendVitals', {
    body: { page, samples: values.map(([metric, value]) => ({ metric, value })) } as never,
  });
const rows = () =>
  api.db
    .selectFrom('page_samples')
    .select(['page', 'metric', 'up_to', 'samples'])
    .orderBy('metric')
    .orderBy('up_to')
    .execute();

test('measurements are counted by page and step, without personal data', async () => {
  expect((await send('home', ['LCP', 1_150], ['CLS', 0])).status).toBe(204);
  await send('home', ['LCP', 1_190]);
  await send('home', ['LCP', 99_999], ['LCP', 99_998]);
  expect(await rows()).toEqual([
    { page: 'home', metric: 'CLS', up_to: 0.001, samples: 1 },
    { page: 'home', metric: 'LCP', up_to: 1_200, samples: 2 },
    { page: 'home', metric: 'LCP', up_to: 30_000, samples: 1 },
  ]);
});

test.each([
  ['an unknown page', 'me', ['LCP', 1]],
  ['an unknown metric', 'home', ['LCP2', 1]],
  ['a value below nothing', 'home', ['LCP', -1]],
  ['a value without end', 'home', ['LCP', 1e300]],
] as const)('%s is refused', async (_what, page, sample) => {
  const before = await rows();
  expect((await send(page, [...sample])).status).toBe(422);
  expect(await rows()).toEqual(before);
});

test('the p75 of a page covers three of four visits', async () => {
  for (const value of [300, 700, 2_000, 5_000]) await send('location', ['LCP', value]);
  await sql`UPDATE page_samples SET day = current_date`.execute(api.db);
  const { rows: figures } = await sql`SELECT * FROM page_vitals WHERE page = 'location'`.execute(
    api.db,
  );
  expect(figures).toEqual([{ page: 'location', metric: 'LCP', p75: 2_100, samples: 4 }]);
});

test('counts are deleted after 90 days', async () => {
  await sql`UPDATE page_samples SET day = ${'2020-01-01'}`.execute(api.db);
  await send('city', ['TTFB', 20]);
  await api.sweep();
  expect(await rows()).toEqual([{ page: 'city', metric: 'TTFB', up_to: 50, samples: 1 }]);
});
