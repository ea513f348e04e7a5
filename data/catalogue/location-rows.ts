import type { Insertable } from 'kysely';
import type { Database } from '#server/db/schema.ts';

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

const kinds = { user: 1, booking: 2, block: 3, subscription: 4 } as const;

export const demoIdPrefix = 'de300000-';

export function demoId(kind: keyof typeof kinds, owner: number, n: number): string {
  const number = n.toString(16).padStart(6, '0');
  const low = number.slice(3);
  const parts = [`000${kinds[kind]}`, `8${number.slice(0, 3)}`, `8${low}`];
  return `${demoIdPrefix}${parts.join('-')}-${owner.toString(16).padStart(12, '0')}`;
}
