import { notFound } from '../app-error.ts';
import type { Db } from '../deps.ts';

/** Throws 404 for an unknown location, whose lists would otherwise be empty. */
export async function requireLocation(db: Db, id: number): Promise<void> {
  const location = await db
    .selectFrom('locations')
    .select('id')
    .where('id', '=', id)
    .executeTakeFirst();
  if (!location) throw notFound();
}
