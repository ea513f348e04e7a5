import { sql } from 'kysely';
import { takesTime } from '#server/catalogue/slots/repository.ts';
import type { Db } from '#server/deps.ts';
import { feedEvents } from '../bookings/repository.ts';

type Feed = { location_id: number; professional_id: number | null };

/** Omits feeds that were never renewed; their version is 0. */
export async function loadFeedVersions(
  db: Db,
  locationId: number,
): Promise<Map<number | null, number>> {
  const rows = await db
    .selectFrom('calendar_feeds')
    .select(['professional_id', 'version'])
    .where('location_id', '=', locationId)
    .execute();
  return new Map(rows.map(({ professional_id, version }) => [professional_id, version]));
}

/** Does nothing if the version has changed, so that a repeated request renews once. */
export async function renewFeed(db: Db, feed: Feed, version: number): Promise<void> {
  if (version === 0)
    await db
      .insertInto('calendar_feeds')
      .values({ ...feed, version: 1 })
      .onConflict((conflict) => conflict.columns(['location_id', 'professional_id']).doNothing())
      .execute();
  else
    await db
      .updateTable('calendar_feeds')
      .set({ version: version + 1 })
      .where('location_id', '=', feed.location_id)
      .where('professional_id', 'is not distinct from', feed.professional_id)
      .where('version', '=', version)
      .execute();
}

type Span = { from: Date; to: Date; now: Date };

export async function listFeedEvents(
  db: Db,
  { location_id, professional_id }: Feed,
  { from, to, now }: Span,
) {
  return feedEvents(db)
    .innerJoin('professionals', 'professionals.id', 'bookings.professional_id')
    .leftJoin('users', 'users.id', 'bookings.user_id')
    .select(['kind', 'professionals.first_name as professional', 'users.first_name as client'])
    .where('bookings.location_id', '=', location_id)
    .$if(professional_id !== null, (query) =>
      query.where('bookings.professional_id', '=', professional_id ?? 0),
    )
    .where(takesTime(now))
    .where(sql<boolean>`during && tstzrange(${from}, ${to})`)
    .execute();
}

export type FeedEvent = Awaited<ReturnType<typeof listFeedEvents>>[number];
