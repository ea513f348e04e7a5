import type { Kysely, Transaction } from 'kysely';
import { readSettings, type Settings, type Source } from '#settings/read-settings.ts';
import type { Replica } from './db/replica.ts';
import type { Database } from './db/schema.ts';
import type { FetchCalendar } from './booking/calendar-sources/fetch-calendar.ts';
import type { Jobs } from './messages/jobs/jobs.ts';

export type Db = Kysely<Database>;
/** Assignable to `Db`; as a parameter, requires a transaction. */
export type Tx = Transaction<Database>;

export type Env = Settings<'api'>;

export const readEnv = (source: Source): Env => readSettings('api', source);

export type LogStream = { write: (line: string) => void };

/** Handlers read the time only from `now`. */
export type Deps = {
  db: Db;
  /** For `guestReads`; absent: the primary. */
  replica?: Replica | undefined;
  env: Env;
  jobs: Jobs;
  now: () => Date;
  fetchCalendar?: FetchCalendar | undefined;
  logStream?: LogStream | undefined;
  /** If true, readiness fails, so that load balancers stop sending requests. */
  draining?: () => boolean;
};
