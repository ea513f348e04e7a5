import { expressionBuilder, sql, type RawBuilder } from 'kysely';
import { jsonArrayFrom } from 'kysely/helpers/postgres';
import { sourceRules } from '#domain/booking/calendar-source.ts';
import { occupyingStatuses } from '#domain/booking/booking-status.ts';
import type { Calendar } from '#domain/booking/slots.ts';
import type { Interval } from '#domain/time/working-hours.ts';
import { plannedOnce } from '#server/db/planned-once.ts';
import type { Database } from '#server/db/schema.ts';
import type { Db } from '#server/deps.ts';

/** Queries for a span ignore booking `except` and pending bookings overdue at `now`. */
export type Span = {
  from: Date;
  to: Date;
  now: Date;
  except?: string | null;
};

export const ruleColumns = [
  'locations.id',
  'approval',
  'booking_notice_min',
  'cancel_notice_min',
  'horizon_days',
  'slot_grid_min',
] as const;

export function findBookingRules(db: Db, locationId: number) {
  return db
    .selectFrom('locations')
    .select([
      ...ruleColumns,
      sql<number[]>`(
        SELECT coalesce(json_agg(professionals.id ORDER BY position, professionals.id), '[]')
        FROM professionals WHERE location_id = locations.id AND active)`.as('professionals'),
    ])
    .where('locations.id', '=', locationId)
    .executeTakeFirst();
}

export async function loadCalendars(
  db: Db,
  { professionalIds, ...span }: Span & { professionalIds: readonly number[] },
): Promise<Calendar[]> {
  if (professionalIds.length === 0) return [];
  return someCalendars(db, { professionalIds, ...span });
}

const someCalendars = plannedOnce((db, span: Span & { professionalIds: readonly number[] }) =>
  calendars(db, span).where(
    sql<boolean>`professionals.id = ANY (${span.professionalIds}::bigint[])`,
  ),
);

export function professionalHours() {
  return jsonArrayFrom(
    expressionBuilder<Database, 'professionals'>()
      .selectFrom('professional_hours')
      .select(['weekday', 'starts', 'ends'])
      .whereRef('professional_hours.professional_id', '=', 'professionals.id')
      .orderBy('weekday')
      .orderBy('starts'),
  );
}

export function calendars(db: Db, { from, to, now, except = null }: Span) {
  return db
    .selectFrom('professionals')
    .select((eb) => [
      'professionals.id as professional_id',
      professionalHours().as('hours'),
      jsonArrayFrom(
        eb
          .selectFrom('bookings')
          .select(intervalOf('bookings'))
          .whereRef('bookings.location_id', '=', 'professionals.location_id')
          .whereRef('bookings.professional_id', '=', 'professionals.id')
          .where(overlapping('bookings', from, to))
          .where(takesTime(now, except))
          .unionAll(
            eb
              .selectFrom('busy_times')
              .select(intervalOf('busy_times'))
              .whereRef('busy_times.professional_id', '=', 'professionals.id')
              .where(overlapping('busy_times', from, to)),
          )
          .orderBy('start'),
      ).as('busy'),
    ])
    .where('professionals.active', '=', true)
    .orderBy('professionals.position')
    .orderBy('professionals.id');
}

/** Returns the busy intervals of each unit of each group, in the order of `groupIds`. */
export async function loadEquipment(
  db: Db,
  span: Span & { groupIds: readonly number[] },
): Promise<Interval[][][]> {
  const { groupIds } = span;
  if (groupIds.length === 0) return [];
  const units = await unitsOf(db, span);
  return groupIds.map((id) => units.filter((unit) => unit.group_id === id).map(({ busy }) => busy));
}

const unitsOf = plannedOnce(
  (db, { groupIds, from, to, now, except = null }: Span & { groupIds: readonly number[] }) =>
    db
      .selectFrom('equipment_units')
      .select((eb) => [
        'group_id',
        jsonArrayFrom(
          eb
            .selectFrom('equipment_allocations')
            .innerJoin('bookings', 'bookings.id', 'equipment_allocations.booking_id')
            .select(intervalOf('equipment_allocations'))
            .whereRef('equipment_allocations.location_id', '=', 'equipment_units.location_id')
            .whereRef('equipment_allocations.unit_id', '=', 'equipment_units.id')
            .where('equipment_allocations.active', '=', true)
            .where(overlapping('equipment_allocations', from, to))
            .where(holdsUnit(now, except)),
        ).as('busy'),
      ])
      .where(sql<boolean>`group_id = ANY (${groupIds}::bigint[])`)
      .orderBy('equipment_units.id'),
);

type Occupied = 'bookings' | 'busy_times' | 'equipment_allocations';

function intervalOf(table: Occupied) {
  const during = sql.ref(`${table}.during`);
  return [epochMs(sql`lower(${during})`).as('start'), epochMs(sql`upper(${during})`).as('end')];
}

function epochMs(instant: RawBuilder<unknown>) {
  return sql<number>`(extract(epoch FROM ${instant}) * 1000)::bigint`;
}

function overlapping(table: Occupied, from: Date, to: Date) {
  return sql<boolean>`${sql.ref(`${table}.during`)} && tstzrange(${from}, ${to})`;
}

/** Has the literals of the exclusion constraint, so that PostgreSQL uses its index. */
export const isOccupying = sql<boolean>`bookings.status IN (${sql.join(
  occupyingStatuses.map((status) => sql.lit(status)),
)})`;

export function takesTime(now: Date, except: string | null = null) {
  return sql<boolean>`(${isOccupying} AND ${holdsUnit(now, except)})`;
}

/** Combine with `isOccupying` or an active allocation. A missed visit keeps its allocation. */
function holdsUnit(now: Date, except: string | null) {
  const isOther = except === null ? sql`` : sql`AND bookings.id IS DISTINCT FROM ${except}::uuid`;
  return sql<boolean>`((bookings.status <> 'pending' OR bookings.hold_expires_at > ${now}) ${isOther})`;
}

export function hasStaleSource(now: Date) {
  return sql<boolean>`EXISTS (SELECT FROM calendar_sources WHERE professional_id = professionals.id
    AND (failing_since IS NOT NULL OR tried_at IS NULL
      OR tried_at < ${now}::timestamptz - make_interval(secs => ${sql.lit(sourceRules.freshSeconds)})))`;
}

export function isUnreadable(now: Date) {
  return sql<boolean>`EXISTS (SELECT FROM calendar_sources WHERE professional_id = professionals.id
    AND ${failsFor(sourceRules.pageHours, sql`${now}`)})`;
}

export function failsFor(hours: number, now: RawBuilder<unknown>) {
  return sql<boolean>`failing_since <= ${now}::timestamptz - make_interval(hours => ${sql.lit(hours)})`;
}
