import type { BookingTables } from './schema-bookings.ts';
import type { CatalogueTables } from './schema-catalogue.ts';
import type { MessageTables } from './schema-messages.ts';
import type { UserTables } from './schema-users.ts';

export type Database = CatalogueTables & UserTables & BookingTables & MessageTables;
