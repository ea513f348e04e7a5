import { jsonArrayFrom } from 'kysely/helpers/postgres';
import { missedVisits } from '#domain/booking/approval.ts';
import { plannedOnce } from '#server/db/planned-once.ts';
import type { Tx } from '#server/deps.ts';
import { missedVisitCount } from '#server/identity/users/repository.ts';
import { locationImage } from '#server/catalogue/images/repository.ts';
import { providerIdentity } from '#server/catalogue/provider-identity.ts';
import { inOrder, services } from '#server/catalogue/services/repository.ts';
import {
  calendars,
  hasStaleSource,
  isUnreadable,
  ruleColumns,
  type Span,
} from '#server/catalogue/slots/repository.ts';

/** The page announces an approval only for `is_unreadable`, not for `has_stale_source`. */
export async function findBookableLocation(tx: Tx, which: Which) {
  const [row] = await readBookableLocation(tx, which);
  return (
    row && {
      ...row,
      approval: row.missed_visits >= missedVisits.max ? ('manual' as const) : row.approval,
      services: inOrder(row.services, which.servicesIds),
    }
  );
}

type Which = Span & { locationId: number; servicesIds: number[]; userId: string };

const readBookableLocation = plannedOnce((db, which: Which) => {
  const staff = calendars(db, which)
    .select(['professionals.id', 'first_name', 'last_name', 'title'])
    .select(hasStaleSource(which.now).as('has_stale_source'))
    .select(isUnreadable(which.now).as('is_unreadable'))
    .where('professionals.location_id', '=', which.locationId);
  return db
    .selectFrom('locations')
    .innerJoin('localities', 'localities.id', 'locations.locality_id')
    .select((eb) => [
      ...ruleColumns,
      'contact_email',
      providerIdentity,
      'locations.slug',
      'locations.name as location_name',
      'locations.address',
      'locations.latitude',
      'locations.longitude',
      'localities.name as city',
      missedVisitCount(which).as('missed_visits'),
      locationImage('logo').as('logo'),
      jsonArrayFrom(
        eb
          .selectFrom('custom_fields')
          .select(['id', 'label', 'type', 'required', 'options'])
          .whereRef('custom_fields.location_id', '=', 'locations.id')
          .orderBy('position'),
      ).as('custom_fields'),
      jsonArrayFrom(services(db, which.locationId, which.servicesIds)).as('services'),
      jsonArrayFrom(staff).as('staff'),
    ])
    .where('locations.id', '=', which.locationId);
});

export type BookableLocation = NonNullable<Awaited<ReturnType<typeof findBookableLocation>>>;
