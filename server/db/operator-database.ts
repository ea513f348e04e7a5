import type { Settings } from '#settings/read-settings.ts';
import { openDatabase, type OpenDatabase } from './connection.ts';
import { findPooling, NeedsServer } from './pooling.ts';

type DatabaseSettings = Pick<
  Settings<'database'>,
  'DATABASE_URL' | 'DATABASE_MIGRATION_URL' | 'DATA_DIR'
>;

/**
 * For operator commands: statements have no time limit. Throws NeedsServer behind a pooler, where other
 * clients would share the migrations' session lock.
 */
export async function openOperatorDatabase(settings: DatabaseSettings): Promise<OpenDatabase> {
  const databaseUrl = settings.DATABASE_MIGRATION_URL ?? settings.DATABASE_URL;
  if (databaseUrl && !(await findPooling({ databaseUrl })).isDirect) throw new NeedsServer();
  return openDatabase({ databaseUrl, dataDir: settings.DATA_DIR });
}
