import { randomInt } from 'node:crypto';
import { openDatabase } from '#server/db/connection.ts';
import type { Db } from '#server/deps.ts';
import { startIdsAfter } from '#server/testing/next-id.ts';

/** What one test has put into the database; it takes it out again. */
export type OwnRows = {
  db: Db;
  locations: number[];
  clients: string[];
};

/** Opens the database of the product under test, and gives this worker numbers that no other one uses. */
export async function openRows(): Promise<{ db: Db; close: () => Promise<void> }> {
  const databaseUrl = process.env.DATABASE_URL;
  if (!databaseUrl) {
    throw new Error(
      'The journeys write rows of their own: DATABASE_URL must name the PostgreSQL server of the product ' +
        'at WEB_URL. `npm test -- journeys` starts both.',
    );
  }
  const { db, close } = await openDatabase({ databaseUrl, poolSize: 3 });
  startIdsAfter(randomInt(1e4, 1e9) * 1e5);
  return { db, close };
}

/** Takes out what a test has put in; all that hangs on it goes too. */
export async function forgetRows({ db, locations, clients }: OwnRows): Promise<void> {
  if (locations.length > 0) await db.deleteFrom('locations').where('id', 'in', locations).execute();
  if (clients.length > 0) await db.deleteFrom('users').where('id', 'in', clients).execute();
}
