import { sql } from 'kysely';
import type { Db } from '#server/deps.ts';

export async function withoutSessions<T>(db: Db, work: () => Promise<T>): Promise<T> {
  await sql`ALTER TABLE sessions ADD CONSTRAINT full_disk CHECK (false) NOT VALID`.execute(db);
  try {
    return await work();
  } finally {
    await sql`ALTER TABLE sessions DROP CONSTRAINT full_disk`.execute(db);
  }
}
