import type { Settings } from '#settings/read-settings.ts';
import { openDatabase, type OpenDatabase } from './connection.ts';

type DatabaseSettings = Pick<
  Settings<'database'>,
  'DATABASE_URL' | 'DATABASE_MIGRATION_URL' | 'DATA_DIR'
>;

/** For migrations and operator commands: statements have no time limit. */
export function openOperatorDatabase(settings: DatabaseSettings): Promise<OpenDatabase> {
  const databaseUrl = settings.DATABASE_MIGRATION_URL ?? settings.DATABASE_URL;
  return openDatabase({ databaseUrl, dataDir: settings.DATA_DIR });
}
