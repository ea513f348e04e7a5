import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { book, bookingRequest, cancel } from '#server/testing/booking-request.ts';
import { makeLocation } from '#server/testing/make-location.ts';
import { setUpApi } from '#server/testing/set-up-api.ts';

const api = setUpApi();

test('the same key and body replay the booking, with a header that marks the replay', async () => {
  const request = bookingRequest(await makeLocation(api.db));
  const client = await api.signIn();
  const key = randomUUID();
  const first = await book(api, client, request, key);
  const again = await book(api, client, request, key);
  expect(again.status).toBe(201);
  expect(again.body).toEqual(first.body);
  expect(again.headers['idempotent-replayed']).toBe('true');
  expect(first.headers['idempotent-replayed']).toBeUndefined();
});

test('the same key with another body is 422', async () => {
  const place = await makeLocation(api.db);
  const client = await api.signIn();
  const key = randomUUID();
  await book(api, client, bookingRequest(place), key);
  const other = await book(api, client, bookingRequest(place, { start_time: '11:00' }), key);
  expect(other.status).toBe(422);
  expect(other.body.code).toBe('idempotency_mismatch');
});

test('the same key of another client is independent', async () => {
  const place = await makeLocation(api.db);
  const key = randomUUID();
  await book(api, await api.signIn(), bookingRequest(place), key);
  const other = bookingRequest(place, { start_time: '11:00' });
  expect((await book(api, await api.signIn(), other, key)).status).toBe(201);
});

test('a refused request leaves its key free', async () => {
  const place = await makeLocation(api.db);
  const client = await api.signIn();
  const key = randomUUID();
  const refused = await book(api, client, bookingRequest(place, { expected_total: 40 }), key);
  expect(refused.body).toMatchObject({ code: 'price_changed', total: 50 });
  expect((await book(api, client, bookingRequest(place), key)).status).toBe(201);
});

test('a malformed key is 422', async () => {
  const request = bookingRequest(await makeLocation(api.db));
  const { status } = await book(api, await api.signIn(), request, 'x y');
  expect(status).toBe(422);
});

test('a replay returns the current state, even for keys stored by an earlier version of the api', async () => {
  const client = await api.signIn();
  const request = bookingRequest(await makeLocation(api.db));
  const key = randomUUID();
  const { id } = (await book(api, client, request, key)).body.data;
  await cancel(api, client, id);
  const former = { data: { id, state: 'of a former version' } };
  await api.db
    .updateTable('idempotency_keys')
    .set({ status: 201, body: JSON.stringify(former) })
    .where('key', '=', key)
    .execute();
  const again = await book(api, client, request, key);
  expect([again.status, again.headers['idempotent-replayed']]).toEqual([201, 'true']);
  expect(again.body.data).toMatchObject({ id, status: 'canceled' });
});

test('the sweep finds old keys by an index', async () => {
  const plan = await api.db.transaction().execute(async (tx) => {
    await sql`SET LOCAL enable_seqscan = off`.execute(tx);
    return sql`EXPLAIN DELETE FROM idempotency_keys WHERE created_at < now()`.execute(tx);
  });
  expect(JSON.stringify(plan.rows)).toContain('idempotency_keys_created');
});
