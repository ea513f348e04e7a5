import type { GeneratedAlways } from 'kysely';
import type { Instant } from './column-types.ts';
import type { BookingTables } from './schema-bookings.ts';
import type { CatalogueTables } from './schema-catalogue.ts';
import type { UserTables } from './schema-users.ts';

type MessageTables = {
  feedback: { id: string; name: string; email: string; message: string; created_at: Instant };
  switches: { name: 'read-only'; until: Instant };
  page_samples: { day: string; page: string; metric: string; up_to: number; samples: number };
  mailbox: {
    id: GeneratedAlways<number>;
    job_id: string;
    channel: 'sms' | 'mail';
    recipient: string;
    subject: string | null;
    text: string;
    html: string | null;
    created_at: Instant;
  };
};

export type Database = CatalogueTables & UserTables & BookingTables & MessageTables;
