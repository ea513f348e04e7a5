import type { Kysely, Transaction } from 'kysely';
import type { Replica } from './db/replica.ts';
import type { Database } from './db/schema.ts';
import type { Env } from './env.ts';
import type { FetchCalendar } from './booking/calendar-sources/fetch-calendar.ts';
import type { Jobs } from './messages/jobs/jobs.ts';
import type { LogStream } from './http/logger.ts';

export type Db = Kysely<Database>;
export type Tx = Transaction<Database>;

/** `now` is the only clock; tests set it. */
export type Deps = {
  db: Db;
  /** For `guestReads`; absent: the primary. */
  replica?: Replica | undefined;
  env: Env;
  jobs: Jobs;
  now: () => Date;
  /** Default: by HTTPS. */
  fetchCalendar?: FetchCalendar | undefined;
  /** Default: standard output. */
  logStream?: LogStream | undefined;
  /** If true, readiness fails, so that load balancers stop sending requests. */
  draining?: () => boolean;
};
