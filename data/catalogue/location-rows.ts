import type { Insertable } from 'kysely';
import type { Database } from '#server/db/schema.ts';

/** The tables that a location has rows in; each stands after those that it refers to. */
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

/** The rows of all tables of one location. */
export type LocationRows = { [T in LocationTable]: Row<T>[] };

/** Returns rows with nothing in them yet. */
export function noRows(): LocationRows {
  return {
    locations: [],
    location_categories: [],
    location_payment_methods: [],
    location_hours: [],
    custom_fields: [],
    professionals: [],
    professional_hours: [],
    equipment_groups: [],
    equipment_units: [],
    service_categories: [],
    services: [],
    service_professionals: [],
    offers: [],
    subscriptions: [],
    albums: [],
    images: [],
    bookings: [],
    booking_services: [],
    equipment_allocations: [],
    vouchers: [],
    voucher_services: [],
    reviews: [],
  };
}
