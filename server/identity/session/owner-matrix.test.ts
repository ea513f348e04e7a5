import { sql } from 'kysely';
import { randomUUID } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { calls } from '#contract/calls.ts';
import type { CallName } from '#contract/paths.ts';
import { requestOf } from '#tests/request-of.ts';
import { privateFields, privateThings, type PrivateThing } from '#server/testing/private-ids.ts';
import { setUpApi } from '#server/testing/set-up-api.ts';
import type { TestClient } from '#server/testing/test-client.ts';

const fields = privateFields();

const api = setUpApi({ env: { LIMIT_FACTOR: '100' } });

test('the table has exactly the fields that name data of clients', () => {
  expect(Object.keys(privateThings).toSorted()).toEqual(fields.toSorted());
});

test('data of clients has ids that cannot be enumerated', async () => {
  const tables = ['users', 'bookings', 'sessions', 'challenges'];
  const { rows } = await sql<{ data_type: string }>`SELECT data_type FROM information_schema.columns
    WHERE table_schema = 'public' AND column_name = 'id'
    AND table_name IN (${sql.join(tables)})`.execute(api.db);
  expect(rows).toEqual(tables.map(() => ({ data_type: 'uuid' })));
});

describe.each(fields)('%s', (field) => {
  const name = field.split('.', 1)[0] as CallName;

  async function ask({ request }: PrivateThing, id: string, as: TestClient) {
    const { payload, ...rest } = requestOf(name, request(id));
    const { statusCode, ...response } = await api.inject({ ...rest, payload }, as);
    return { status: statusCode, body: response.body };
  }

  test('data of others is hidden: another client gets the response for an unknown id, a guest 401 @S6-06', async () => {
    const [owner, other, guest] = [await api.signIn(), await api.signIn(), await api.guest()];
    const thing = await privateThings[field]!(api, owner);
    const ofNothing = await ask(thing, randomUUID(), other);
    expect(ofNothing.status).toBe(field.includes('.params.') ? 404 : 422);
    expect(await ask(thing, thing.id, other)).toEqual(ofNothing);

    const asGuest = await ask(thing, thing.id, guest);
    if (calls[name].auth === 'client') expect(asGuest.status).toBe(401);
    else expect(asGuest).toEqual(ofNothing);
    expect(await ask(thing, thing.id, owner)).not.toEqual(ofNothing);
  });
});
