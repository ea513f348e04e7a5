import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { jsonArrayFrom } from 'kysely/helpers/postgres';
import type { Interval } from '#domain/time/working-hours.ts';
import { notFound } from '#server/app-error.ts';
import { isOccupying, professionalHours, takesTime } from '#server/catalogue/slots/repository.ts';
import { rangeOf } from '#server/db/column-types.ts';
import type { Db, Tx } from '#server/deps.ts';
import { feedEvents } from '../bookings/repository.ts';

/** Throws 404 also if the location has no e-mail, because links are signed for the e-mail. */
export async function readLocationCalendar(db: Db, locationId: number) {
  const location = await db
    .selectFrom('locations')
    .innerJoin('categories', 'categories.id', 'category_id')
    .select((eb) => [
      'locations.id',
      'locations.name',
      'contact_email',
      'is_health',
      jsonArrayFrom(
        eb
          .selectFrom('professionals')
          .select(['professionals.id', 'first_name', 'last_name', professionalHours().as('hours')])
          .whereRef('professionals.location_id', '=', 'locations.id')
          .where('professionals.active', '=', true)
          .orderBy('professionals.position')
          .orderBy('professionals.id'),
      ).as('professionals'),
    ])
    .where('locations.id', '=', locationId)
    .executeTakeFirst();
  const contact_email = location?.contact_email;
  if (!location || !contact_email) throw notFound();
  return { ...location, contact_email };
}

export type LocationCalendar = Awaited<ReturnType<typeof readLocationCalendar>>;

export async function listBlocks(db: Db, locationId: number, now: Date) {
  return occupied(db, locationId)
    .select(['id', 'professional_id'])
    .where('kind', '=', 'block')
    .where(sql<boolean>`during && tstzrange(${now}, NULL)`)
    .orderBy('starts_at')
    .orderBy('professional_id')
    .execute();
}

export async function findOccupied(
  tx: Tx,
  professional: { locationId: number; professionalId: number },
  intervals: readonly Interval[],
  now: Date,
) {
  return occupied(tx, professional.locationId)
    .select([
      'id',
      'kind',
      'status',
      sql<boolean>`(status = 'pending' AND hold_expires_at <= ${now})`.as('is_stale'),
    ])
    .where('professional_id', '=', professional.professionalId)
    .where(sql<boolean>`during && ANY (${intervals.map(rangeOf)}::tstzrange[])`)
    .orderBy('starts_at')
    .execute();
}

export type Occupied = Awaited<ReturnType<typeof findOccupied>>[number];

function occupied(db: Db, locationId: number) {
  return db
    .selectFrom('bookings')
    .select([sql<Date>`lower(during)`.as('starts_at'), sql<Date>`upper(during)`.as('ends_at')])
    .where('location_id', '=', locationId)
    .where(isOccupying);
}

/** Requires the lock of the professional's calendar. */
export async function insertBlocks(
  tx: Tx,
  block: { location_id: number; professional_id: number; created_at: Date },
  intervals: readonly Interval[],
): Promise<void> {
  const rows = intervals.map((interval) => ({
    ...block,
    id: randomUUID(),
    kind: 'block' as const,
    status: 'approved' as const,
    user_id: null,
    during: rangeOf(interval),
  }));
  await tx.insertInto('bookings').values(rows).execute();
}

export async function deleteBlock(db: Db, locationId: number, id: string): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('bookings')
    .where('kind', '=', 'block')
    .where('location_id', '=', locationId)
    .where('id', '=', id)
    .executeTakeFirst();
  return numDeletedRows > 0n;
}

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
