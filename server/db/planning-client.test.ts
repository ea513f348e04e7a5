import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { setUpApi } from '../testing/set-up-api.ts';
import { plannedOnce } from './planned-once.ts';

const api = setUpApi();

const eightParts = plannedOnce((db, { of }: { of: number }) =>
  db.selectNoFrom(sql<number>`8 / ${of}::integer`.as('result')),
);

test('the embedded database prepares a marked statement, even after a failure', async () => {
  const failing = api.db.transaction().execute((tx) => eightParts(tx, { of: 0 }));
  await expect(failing).rejects.toMatchObject({ code: '22012' });
  expect(await eightParts(api.db, { of: 2 })).toEqual([{ result: 4 }]);
  expect(await eightParts(api.db, { of: 4 })).toEqual([{ result: 2 }]);
  const { rows } = await sql<{ plans: number }>`
    SELECT custom_plans + generic_plans AS plans FROM pg_prepared_statements
    WHERE statement LIKE 'select 8 /%'`.execute(api.db);
  expect(rows).toEqual([{ plans: 2 }]);
});

const countTables = plannedOnce((db, { oids }: { oids: readonly number[] }) =>
  db.selectNoFrom(
    sql<number>`(SELECT count(*) FROM pg_class WHERE oid = ANY (${oids}::oid[]))`.as('tables'),
  ),
);

test('a marked statement with a short list keeps its plan after five runs', async () => {
  const pgClass = 1259;
  for (let run = 0; run < 8; run++)
    expect(await countTables(api.db, { oids: [pgClass] })).toEqual([{ tables: 1 }]);
  const { rows } = await sql`
    SELECT custom_plans, generic_plans FROM pg_prepared_statements
    WHERE statement LIKE 'select (SELECT count(*) FROM pg_class%'`.execute(api.db);
  expect(rows).toEqual([{ custom_plans: 5, generic_plans: 3 }]);
});
