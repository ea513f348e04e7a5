import { sql } from 'kysely';
import { expect, onTestFinished, test } from 'vitest';
import { setUpApi } from '../testing/set-up-api.ts';
import type { Tx } from '../deps.ts';
import { plannedMark, unwaitedMark } from './planning-client.ts';
import { ServerClient } from './server-client.ts';

const api = setUpApi({ database: 'server' });

function insertKey(tx: Tx, key: string): Promise<unknown> {
  return sql`INSERT INTO idempotency_keys (scope, key, request_hash) VALUES ('test', ${key}, '')
    ${sql.raw(unwaitedMark)}`.execute(tx);
}

async function keys(): Promise<string[]> {
  const rows = await api.db
    .selectFrom('idempotency_keys')
    .select('key')
    .where('scope', '=', 'test')
    .orderBy('key')
    .execute();
  return rows.map(({ key }) => key);
}

test('an unwaited statement runs in order, before the next statement', async () => {
  const seen = await api.db.transaction().execute(async (tx) => {
    await insertKey(tx, 'a');
    await insertKey(tx, 'b');
    return tx.selectFrom('idempotency_keys').select('key').where('scope', '=', 'test').execute();
  });
  expect(seen).toEqual([{ key: 'a' }, { key: 'b' }]);
  expect(await keys()).toEqual(['a', 'b']);
});

test('the error of an unwaited statement fails the next statement, and the transaction rolls back', async () => {
  let outcome: unknown;
  const work = api.db.transaction().execute(async (tx) => {
    await insertKey(tx, 'c');
    await insertKey(tx, 'c');
    outcome = await sql`SELECT 1`.execute(tx).catch((error: unknown) => error);
    throw outcome;
  });
  await expect(work).rejects.toMatchObject({ code: '23505', table: 'idempotency_keys' });
  expect(outcome).toMatchObject({ code: '23505' });
  expect(await keys()).not.toContain('c');
});

test('the error of a last unwaited statement fails the commit', async () => {
  const work = api.db.transaction().execute(async (tx) => {
    await insertKey(tx, 'd');
    await insertKey(tx, 'd');
  });
  await expect(work).rejects.toMatchObject({ code: '23505' });
  expect(await keys()).not.toContain('d');
});

test('a failed transaction leaves no error for the next user of the connection', async () => {
  const work = api.db.transaction().execute(async (tx) => {
    await insertKey(tx, 'e');
    await insertKey(tx, 'e');
    throw new Error('changed its mind');
  });
  await expect(work).rejects.toThrow('changed its mind');
  await Promise.all(Array.from({ length: 20 }, keys));
});

test('a statement whose preparation failed is prepared under another name', async () => {
  const client = new ServerClient({ connectionString: process.env.RACE_DATABASE_URL });
  await client.connect();
  onTestFinished(() => client.end());
  const planned = `SELECT 1 AS one ${plannedMark}`;
  await client.query('begin');
  await expect(client.query('SELECT 1 / 0')).rejects.toMatchObject({ code: '22012' });
  await expect(client.query(planned)).rejects.toMatchObject({ code: '25P02' });
  await client.query('rollback');
  for (let run = 0; run < 2; run += 1) await client.query(planned);
  const { rows } = await client.query<{ name: string }>(
    'SELECT name FROM pg_prepared_statements WHERE statement = $1',
    [planned],
  );
  expect(rows).toEqual([{ name: expect.stringMatching(/^planned-\d+-1$/) as string }]);
});
