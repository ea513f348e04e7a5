import { createHash } from 'node:crypto';
import { slugify } from '#domain/words/fold.ts';
import { saveSource } from '#server/booking/calendar-sources/repository.ts';
import { lockCalendar } from '#server/booking/bookings/locks.ts';
import type { Tx } from '#server/deps.ts';
import { insertRows, saveRows } from '../fill/insert-rows.ts';
import type { ImportLocation } from './import-file.ts';
import { idsOf } from './import-keys.ts';
import { importEquipment } from './import-equipment.ts';
import { importServices } from './import-services.ts';
import type { References } from './references.ts';

export function digestOf(location: ImportLocation): string {
  return createHash('sha256').update(JSON.stringify(location)).digest('hex');
}

export async function importLocation(
  tx: Tx,
  location: ImportLocation,
  references: References,
  now: Date,
): Promise<number> {
  const id = (await idsOf(tx, 'locations', '', [location]))(location.key);
  const category_id = references.category(location.category);
  await saveRows(tx, 'locations', [
    {
      id,
      slug: locationSlug(location.name),
      name: location.name,
      description: location.description,
      locality_id: references.locality(location.county, location.city),
      address: location.address,
      latitude: location.latitude,
      longitude: location.longitude,
      category_id,
      approval: location.approval,
      booking_notice_min: location.booking_notice_minutes,
      cancel_notice_min: location.cancel_notice_minutes,
      horizon_days: location.horizon_days,
      slot_grid_min: location.slot_grid_minutes,
      provider_name: location.provider.name,
      provider_code: location.provider.code,
      provider_register: location.provider.register,
      provider_seat: location.provider.seat,
      provider_phone: location.provider.phone,
      provider_email: location.provider.email,
      contact_email: location.contact_email,
      import_digest: digestOf(location),
      search_document: '',
      updated_at: now,
    },
  ]);
  const ofLocation = { location_id: id };
  for (const table of [
    'location_categories',
    'location_payment_methods',
    'location_hours',
  ] as const)
    await tx.deleteFrom(table).where('location_id', '=', id).execute();
  const categories = [category_id, ...location.other_categories.map(references.category)];
  await insertRows(
    tx,
    'location_categories',
    [...new Set(categories)].map((one) => ({ ...ofLocation, category_id: one })),
  );
  await insertRows(
    tx,
    'location_payment_methods',
    [...new Set(location.payment_methods.map(references.paymentMethod))].map(
      (payment_method_id) => ({
        ...ofLocation,
        payment_method_id,
      }),
    ),
  );
  await insertRows(
    tx,
    'location_hours',
    location.hours.map((one) => ({ ...ofLocation, ...one })),
  );
  await importCustomFields(tx, id, location);
  const person = await importProfessionals(tx, id, location, now);
  const equipment = await importEquipment(tx, id, location, now);
  await importServices(tx, id, location, { person, equipment }, now);
  return id;
}

async function importCustomFields(tx: Tx, location_id: number, location: ImportLocation) {
  const idOf = await idsOf(tx, 'custom_fields', location.key, location.questions);
  await tx.deleteFrom('custom_fields').where('location_id', '=', location_id).execute();
  await insertRows(
    tx,
    'custom_fields',
    location.questions.map(({ key, options, ...field }, position) => ({
      ...{ id: idOf(key), location_id, ...field, position },
      options: JSON.stringify(options),
    })),
  );
}

async function importProfessionals(
  tx: Tx,
  location_id: number,
  location: ImportLocation,
  now: Date,
) {
  const idOf = await idsOf(tx, 'professionals', location.key, location.professionals);
  const former = await tx
    .selectFrom('professionals')
    .select('id')
    .where('location_id', '=', location_id)
    .orderBy('id')
    .execute();
  // The locks let a concurrent booking see the hours before or after the import, never a mix.
  for (const { id } of former) await lockCalendar(tx, { professionalId: id });
  await tx
    .updateTable('professionals')
    .set({ active: false })
    .where('location_id', '=', location_id)
    .execute();
  await saveRows(
    tx,
    'professionals',
    location.professionals.map(({ key, first_name, last_name, title }, position) => ({
      ...{ id: idOf(key), location_id, first_name, last_name, title, position },
      active: true,
    })),
  );
  const ids = location.professionals.map(({ key }) => idOf(key));
  for (const { id } of former) if (!ids.includes(id)) await saveSource(tx, id, null, now);
  await tx.deleteFrom('professional_hours').where('professional_id', 'in', ids).execute();
  await insertRows(
    tx,
    'professional_hours',
    location.professionals.flatMap(({ key, hours }) =>
      hours.map((one) => ({ professional_id: idOf(key), ...one })),
    ),
  );
  for (const { key, calendar_url } of location.professionals) {
    const url = location.contact_email === null ? null : calendar_url;
    if (url !== undefined) await saveSource(tx, idOf(key), url, now);
  }
  return idOf;
}

export function locationSlug(name: string): string {
  const slug = slugify(name);
  return slug === 'booking' ? 'locatia-booking' : slug;
}
