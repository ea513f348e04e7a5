import type { Kysely, Transaction } from 'kysely';
import type { Database } from './db/schema.ts';
import type { Env } from './env.ts';

export type Db = Kysely<Database>;
export type Tx = Transaction<Database>;

/** What every resource is built from. `now` is the only clock, so that tests can set it. */
export interface Deps {
  db: Db;
  env: Env;
  now: () => Date;
}
