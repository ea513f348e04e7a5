import { sql } from 'kysely';
import { beforeAll, expect, test } from 'vitest';
import { makeLocation } from '#server/testing/make-location.ts';
import { setUpApi } from '#server/testing/set-up-api.ts';

const api = setUpApi();
beforeAll(async () => {
  await makeLocation(api.db);
});

async function ask(...queries: string[]): Promise<void> {
  for (const query of queries) {
    const { statusCode } = await api.inject({ url: `/api/public/locations?${query}` });
    expect([query, statusCode]).toEqual([query, 200]);
  }
}

async function keptPlans(): Promise<unknown[]> {
  const { rows } = await sql`SELECT name FROM pg_prepared_statements
    WHERE statement LIKE '%step%' ORDER BY name`.execute(api.db);
  return rows;
}

const texts = ['', 'tuns', 'tuns+barbat', 'tuns+barbat+vopsit'];
const usual = texts
  .flatMap((text) => [text, `${text}+maine`])
  .flatMap((text) => [1_000, 200_000].map((radius) => `search=${text}&radius=${radius}`))
  .map((query) => `latitude=47.2&longitude=27.6&${query}`);

test('a connection keeps the plans of usual searches, and of no others', async () => {
  await ask(...usual);
  const kept = await keptPlans();
  expect(kept.length).toBeGreaterThan(texts.length);
  await ask(...usual.map((query) => `${query}&page=2`));
  await ask(...usual.map((query) => `${query}&payment_methods[]=1`));
  for (const more of ['deschis+acum', 'coafor+unghii', 'weekend'])
    await ask(...usual.map((query) => query.replace('search=', `search=${more}+`)));
  expect(await keptPlans()).toEqual(kept);
});
