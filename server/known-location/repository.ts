import { notFound } from '../app-error.ts';
import type { Db } from '../deps.ts';

/** Throws 404 when there is no location of that id: its lists would be empty, which is another thing. */
export async function requireLocation(db: Db, id: number): Promise<void> {
  const location = await db
    .selectFrom('locations')
    .select('id')
    .where('id', '=', id)
    .executeTakeFirst();
  if (!location) throw notFound();
}
