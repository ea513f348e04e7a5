import { migrate } from '#server/db/migrate.ts';
import { readMigrationFiles, readMigrationState } from '#server/db/migration-state.ts';
import { openOperatorDatabase } from '#server/db/program-databases.ts';
import { readSettings } from '#settings/read-settings.ts';
import { OperatorError } from '#settings/operator-error.ts';
import { parseFlags, runDatabaseCommand } from './product/run-main.ts';

await runDatabaseCommand(async () => {
  const options = { check: { type: 'boolean', default: false } } as const;
  const { values } = parseFlags({ options }, 'npm run migrate -- [--check]');
  const database = await openOperatorDatabase(readSettings('database', process.env));
  try {
    if (!values.check) await migrate(database, { say: console.log });
    const { pending, newer } = await readMigrationState(database.db, await readMigrationFiles());
    if (newer.length > 0) console.log(`From a newer release: ${newer.join(', ')}`);
    if (pending.length > 0) throw new OperatorError(`Not migrated yet: ${pending.join(', ')}`);
    console.log('The database is migrated.');
  } finally {
    await database.close();
  }
});
