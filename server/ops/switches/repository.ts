import type { Db, Deps } from '#server/deps.ts';

const name = 'read-only';

export async function findReadOnly(db: Db): Promise<Date | null> {
  const row = await db
    .selectFrom('switches')
    .select('until')
    .where('name', '=', name)
    .executeTakeFirst();
  return row?.until ?? null;
}

export async function isReadOnly({ db, now }: Pick<Deps, 'db' | 'now'>): Promise<boolean> {
  const until = await findReadOnly(db);
  return until !== null && until > now();
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
