import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { setUpApi } from '../testing/set-up-api.ts';
import { deleteInBatches } from './delete-in-batches.ts';

const api = setUpApi();

test('all old rows are deleted, however many, and no other', async () => {
  const old = new Date('2026-01-01T00:00:00Z');
  const rows = sql`SELECT 'test', n::text, ${old}::timestamptz + n * interval '1 second', 1`;
  await sql`INSERT INTO rate_limits ${rows} FROM generate_series(0, 12_500) AS n`.execute(api.db);
  const end = new Date(old.getTime() + 12_499_500);
  await deleteInBatches(api.db, 'rate_limits', sql`window_start < ${end}`);
  const left = await api.db.selectFrom('rate_limits').select('key').execute();
  expect(left).toEqual([{ key: '12500' }]);
});
