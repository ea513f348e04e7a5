import { sql } from 'kysely';
import type { Db, Tx } from '../deps.ts';

export function findFavourites(db: Db, userId: string) {
  return db
    .selectFrom('favourites')
    .innerJoin('locations', 'locations.id', 'location_id')
    .select(['location_id', 'name', 'favourites.created_at'])
    .where('user_id', '=', userId)
    .orderBy('favourites.created_at', 'desc')
    .orderBy('location_id')
    .execute();
}

export async function insertFavourites(
  tx: Tx,
  { userId, locationIds, now }: { userId: string; locationIds: readonly number[]; now: Date },
): Promise<void> {
  await sql`INSERT INTO favourites (user_id, location_id, created_at)
    SELECT ${userId}::uuid, locations.id, ${now}::timestamptz - (place - 1) * interval '1 millisecond'
    FROM unnest(${[...locationIds]}::bigint[]) WITH ORDINALITY AS addition (id, place) JOIN locations USING (id)
    ON CONFLICT DO NOTHING`.execute(tx);
}

export async function deleteFavourite(tx: Tx, userId: string, locationId: number): Promise<void> {
  await tx
    .deleteFrom('favourites')
    .where('user_id', '=', userId)
    .where('location_id', '=', locationId)
    .execute();
}
