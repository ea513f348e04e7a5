import { afterAll, beforeAll, expect, test } from 'vitest';
import { makeLocation } from './make-location.ts';
import { startTestApi, type TestApi } from './test-api.ts';

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi();
});
afterAll(() => api.close());

test('a client signed in by the harness is signed in for the api', async () => {
  const client = await api.signIn({ first_name: 'Mara' });
  const { status, body } = await api.call('user', {}, { as: client });
  expect(status).toBe(200);
  expect(body.data.first_name).toBe('Mara');
});

test('a made location can be read and booked', async () => {
  const place = await makeLocation(api.db, { name: 'Frizeria Test' });
  const detail = await api.call('locationDetail', {
    params: { slug: place.slug, location_id: place.id },
  });
  expect(detail.body.data.name).toBe('Frizeria Test');
});
