import { sql, type NotNull, type Selectable } from 'kysely';
import { sourceRules } from '#domain/booking/calendar-source.ts';
import type { Interval } from '#domain/time/working-hours.ts';
import { noteChange } from '#server/catalogue/changes/repository.ts';
import { failsFor, takesTime } from '#server/catalogue/slots/repository.ts';
import type { Database } from '#server/db/schema.ts';
import { rangeOf } from '#server/db/column-types.ts';
import type { Db, Tx } from '#server/deps.ts';

const columns = ['professional_id', 'url', 'etag', 'last_modified', 'parsed_at'] as const;

export type Source = Pick<Selectable<Database['calendar_sources']>, (typeof columns)[number]>;

export function findSource(db: Db, professionalId: number) {
  return db
    .selectFrom('calendar_sources')
    .select(columns)
    .where('professional_id', '=', professionalId)
    .executeTakeFirst();
}

export async function takeDueSource(db: Db, now: Date): Promise<number | undefined> {
  const { rows } = await sql<{ professional_id: number }>`
    UPDATE calendar_sources SET next_read_at = ${now}::timestamptz + make_interval(secs =>
      ${sourceRules.pollSeconds} - ${sourceRules.jitterSeconds} * random())
    WHERE professional_id = (SELECT professional_id FROM calendar_sources
      JOIN professionals ON professionals.id = professional_id AND active
      WHERE next_read_at <= ${now} ORDER BY next_read_at LIMIT 1 FOR UPDATE OF calendar_sources SKIP LOCKED)
    RETURNING professional_id`.execute(db);
  return rows[0]?.professional_id;
}

/** All professionals of the location if `professionalId` is null. */
export type ReadFor = { locationId: number; professionalId: number | null };

export function listSources(db: Db, { locationId, professionalId }: ReadFor) {
  return db
    .selectFrom('calendar_sources')
    .innerJoin('professionals', 'professionals.id', 'professional_id')
    .select(['professional_id', 'url', 'tried_at', 'failing_since'])
    .where('location_id', '=', locationId)
    .where('active', '=', true)
    .$if(professionalId !== null, (query) => query.where('professional_id', '=', professionalId))
    .execute();
}

export async function findLocationOf(db: Db, bookingId: string): Promise<number | undefined> {
  const row = await db
    .selectFrom('bookings')
    .select('location_id')
    .where('id', '=', bookingId)
    .executeTakeFirst();
  return row?.location_id;
}

export async function saveSource(
  db: Db,
  professional_id: number,
  url: string | null,
  now: Date,
): Promise<void> {
  if (url !== null && (await findSource(db, professional_id))?.url === url) return;
  await noteApproval(db, professional_id, now);
  await db.deleteFrom('calendar_sources').where('professional_id', '=', professional_id).execute();
  if (url === null) return;
  await db
    .insertInto('calendar_sources')
    .values({ professional_id, url, next_read_at: now })
    .execute();
}

type Reading = { at: Date; version?: Pick<Source, 'etag' | 'last_modified'> };

/** `version` is absent if the calendar has not changed. */
export async function noteSuccess(
  tx: Tx,
  { professional_id, url }: Pick<Source, 'professional_id' | 'url'>,
  { at, version }: Reading,
): Promise<boolean> {
  await noteApproval(tx, professional_id, at);
  const { numUpdatedRows } = await tx
    .updateTable('calendar_sources')
    .set({
      tried_at: at,
      failing_since: null,
      told_at: null,
      next_read_at: sql`least(next_read_at, ${at}::timestamptz + ${secondsOf(sourceRules.pollSeconds)})`,
    })
    .$if(version !== undefined, (query) => query.set({ ...version, parsed_at: at }))
    .where('professional_id', '=', professional_id)
    .where('url', '=', url)
    .where(isNotLaterThan(at))
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

function secondsOf(seconds: number) {
  return sql`make_interval(secs => ${sql.lit(seconds)})`;
}

/** Two processes may finish their readings out of order. */
function isNotLaterThan(at: Date) {
  return sql<boolean>`coalesce(tried_at <= ${at}, true)`;
}

const pageAt = sql`(failing_since + make_interval(hours => ${sql.lit(sourceRules.pageHours)}))`;

/**
 * Invalidates the location's cached pages if the approval that they show changes. Must run before
 * the reading or URL is stored.
 */
async function noteApproval(
  db: Db,
  professionalId: number,
  at: Date,
  outcome: 'read' | 'failed' = 'read',
): Promise<void> {
  const row = await db
    .selectFrom('calendar_sources')
    .innerJoin('professionals', 'professionals.id', 'professional_id')
    .select('location_id')
    .where('professional_id', '=', professionalId)
    .where(failsFor(sourceRules.pageHours, sql`${at}`))
    .$if(outcome === 'failed', (query) => query.where(sql<boolean>`tried_at < ${pageAt}`))
    .executeTakeFirst();
  if (row) await noteChange(db, row.location_id);
}

/**
 * Delays the next reading by the length of the outage (bounds: `sourceRules`), at most until the
 * outage reaches `pageHours`. Returns what the single mail about the outage says when it is due.
 */
export async function noteFailure(tx: Tx, { professional_id, url }: Source, at: Date) {
  await noteApproval(tx, professional_id, at, 'failed');
  await tx
    .updateTable('calendar_sources')
    .set((eb) => ({
      tried_at: at,
      failing_since: eb.fn.coalesce('failing_since', sql<Date>`${at}`),
      next_read_at: sql<Date>`least(${at}::timestamptz + least(${secondsOf(sourceRules.maxPollSeconds)},
        greatest(${secondsOf(sourceRules.pollSeconds)}, ${at}::timestamptz - failing_since)),
        CASE WHEN ${pageAt} > ${at}::timestamptz THEN ${pageAt} END)`,
    }))
    .where('professional_id', '=', professional_id)
    .where('url', '=', url)
    .where(isNotLaterThan(at))
    .execute();
  return tx
    .updateTable('calendar_sources')
    .from('professionals')
    .innerJoin('locations', 'locations.id', 'professionals.location_id')
    .set({ told_at: at })
    .whereRef('professionals.id', '=', 'professional_id')
    .where('professional_id', '=', professional_id)
    .where('told_at', 'is', null)
    .where('contact_email', 'is not', null)
    .where(failsFor(sourceRules.mailHours, sql`${at}`))
    .returning(['contact_email as to', 'failing_since as since', 'first_name', 'last_name'])
    .returning(['location_id', 'locations.name as location'])
    .$narrowType<{ to: NotNull; since: NotNull }>()
    .executeTakeFirst();
}

/** Requires the lock of the professional's calendar. */
export async function writeBusyTimes(
  tx: Tx,
  professionalId: number,
  busy: readonly Interval[],
): Promise<void> {
  const ranges = busy.map(rangeOf);
  await sql`DELETE FROM busy_times WHERE professional_id = ${professionalId}
    AND during <> ALL (${ranges}::tstzrange[])`.execute(tx);
  await sql`INSERT INTO busy_times (professional_id, during)
    SELECT ${professionalId}, unnest(${ranges}::tstzrange[]) ON CONFLICT DO NOTHING`.execute(tx);
}

export type Overlap = { id: string; start: Date };

/**
 * Returns and records the unfinished bookings that overlap a busy time. Later calls omit recorded
 * ones, until they are rescheduled.
 */
export async function takeOverlaps(tx: Tx, professionalId: number, now: Date): Promise<Overlap[]> {
  const isOverlapped = sql<boolean>`EXISTS (SELECT FROM busy_times WHERE busy_times.during && bookings.during
    AND busy_times.professional_id = bookings.professional_id)`;
  const overlapped = tx
    .selectFrom('bookings')
    .select('bookings.id')
    .where('kind', '=', 'booking')
    .where('bookings.professional_id', '=', professionalId)
    .where(takesTime(now))
    .where(sql<boolean>`upper(bookings.during) > ${now}`)
    .where(isOverlapped)
    .orderBy('bookings.id');
  return tx
    .with('taken', (db) =>
      db
        .insertInto('overlapped_bookings')
        .columns(['booking_id'])
        .expression(overlapped)
        .onConflict((conflict) => conflict.doNothing())
        .returning('booking_id'),
    )
    .selectFrom('taken')
    .innerJoin('bookings', 'bookings.id', 'booking_id')
    .select(['bookings.id', sql<Date>`lower(during)`.as('start')])
    .orderBy('start')
    .execute();
}
