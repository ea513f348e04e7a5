import type { Insertable } from 'kysely';
import type { Database } from '#server/db/schema.ts';

/** Each follows the tables it references. */
export const locationTables = [
  'locations',
  'location_categories',
  'location_payment_methods',
  'location_hours',
  'custom_fields',
  'professionals',
  'professional_hours',
  'equipment_groups',
  'equipment_units',
  'service_categories',
  'services',
  'service_professionals',
  'offers',
  'subscriptions',
  'albums',
  'images',
  'bookings',
  'booking_services',
  'equipment_allocations',
  'vouchers',
  'voucher_services',
  'reviews',
] as const satisfies readonly (keyof Database)[];

export type LocationTable = (typeof locationTables)[number];
export type Row<T extends keyof Database> = Insertable<Database[T]>;

export type LocationRows = { [T in LocationTable]: Row<T>[] };

export function noRows(): LocationRows {
  const rows: Partial<LocationRows> = {};
  for (const table of locationTables) rows[table] = [];
  return rows as LocationRows;
}
