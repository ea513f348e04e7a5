import type { Db } from '#server/deps.ts';

const name = 'read-only';

export async function findReadOnly(db: Db): Promise<Date | null> {
  const row = await db
    .selectFrom('switches')
    .select('until')
    .where('name', '=', name)
    .executeTakeFirst();
  return row?.until ?? null;
}

export async function storeReadOnly(db: Db, until: Date): Promise<void> {
  await db
    .insertInto('switches')
    .values({ name, until })
    .onConflict((row) => row.column('name').doUpdateSet({ until }))
    .execute();
}

export async function deleteReadOnly(db: Db): Promise<void> {
  await db.deleteFrom('switches').where('name', '=', name).execute();
}
