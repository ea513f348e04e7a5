import { jsonArrayFrom } from 'kysely/helpers/postgres';
import { plannedOnce } from '../db/planned-once.ts';
import type { Tx } from '../deps.ts';
import { locationImage } from '../images/repository.ts';
import { inOrder, serviceOf, services } from '../services/repository.ts';
import { calendarOf, calendars, ruleColumns, type Span } from '../slots/repository.ts';

/**
 * A location with all that a booking of some of its services is judged by and shown with: its rules and questions, the
 * chosen services in their order, who works there and what of the span is taken. In one query, because each costs a
 * booking more than what it reads. Undefined for an unknown location.
 */
export async function findVenue(tx: Tx, which: Which) {
  const [row] = await readVenue(tx, which);
  return (
    row && {
      ...row,
      services: inOrder(row.services.map(serviceOf), which.servicesIds),
      calendars: row.staff.map(calendarOf),
    }
  );
}

type Which = Span & { locationId: number; servicesIds: number[] };

const readVenue = plannedOnce((db, which: Which) => {
  const staff = calendars(db, which)
    .select(['first_name', 'last_name', 'title'])
    .where('professionals.location_id', '=', which.locationId);
  return db
    .selectFrom('locations')
    .innerJoin('localities', 'localities.id', 'locations.locality_id')
    .select((eb) => [
      ...ruleColumns,
      'contact_email',
      'locations.slug',
      'locations.name',
      'locations.address',
      'locations.latitude',
      'locations.longitude',
      'localities.name as city',
      locationImage('logo').as('logo'),
      jsonArrayFrom(
        eb
          .selectFrom('custom_fields')
          .select(['id', 'label', 'type', 'required', 'options'])
          .whereRef('custom_fields.location_id', '=', 'locations.id')
          .orderBy('position'),
      ).as('questions'),
      jsonArrayFrom(services(db, which.locationId, which.servicesIds)).as('services'),
      jsonArrayFrom(staff).as('staff'),
    ])
    .where('locations.id', '=', which.locationId);
});

export type Venue = NonNullable<Awaited<ReturnType<typeof findVenue>>>;
