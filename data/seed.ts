import { openDatabase } from '#server/db/connection.ts';
import { FolderInUse } from '#server/db/folder-lock.ts';
import { readEnv } from '#server/env.ts';
import { readSeedOptions, requireSafe } from './seed-options.ts';
import { seedDatabase } from './seed-database.ts';

const showProgressFrom = 10_000;

async function run(): Promise<string> {
  const options = readSeedOptions(process.argv.slice(2));
  const env = readEnv(process.env);
  requireSafe(options, env.APP_MODE);
  const database = await openDatabase({ databaseUrl: env.DATABASE_URL, dataDir: env.DATA_DIR });
  const begun = performance.now();
  try {
    const line = await seedDatabase(database, options, new Date(), (done, total) => {
      if (total >= showProgressFrom && done % showProgressFrom === 0)
        console.error(`${done} of ${total} locations`);
    });
    return `${line} (${((performance.now() - begun) / 1000).toFixed(1)} s)`;
  } finally {
    await database.close();
  }
}

try {
  console.log(await run());
} catch (error) {
  const isExpected = error instanceof FolderInUse || (error instanceof Error && !('code' in error));
  console.error(isExpected ? error.message : error);
  process.exitCode = 1;
}
