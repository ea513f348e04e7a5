import type { Kysely, Transaction } from 'kysely';
import type { Database } from './db/schema.ts';
import type { Env } from './env.ts';
import type { Jobs } from './jobs/jobs.ts';
import type { LogStream } from './logger.ts';

export type Db = Kysely<Database>;
export type Tx = Transaction<Database>;

/** What every resource is built from. `now` is the only clock, so that tests can set it. */
export type Deps = {
  db: Db;
  env: Env;
  /** What happens later: sent in the transaction of its cause, done by a worker. */
  jobs: Jobs;
  now: () => Date;
  /** Where log lines go; absent means standard output. */
  logStream?: LogStream | undefined;
  /** Set when the process is about to end: readiness says no, so that nobody new is sent here. */
  draining?: () => boolean;
};
