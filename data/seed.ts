import { explainFailure } from '#server/db/database-error.ts';
import { openOperatorDatabase } from '#server/db/program-databases.ts';
import { readSettings } from '#settings/read-settings.ts';
import { readSeedOptions, requireSafe } from './seed-options.ts';
import { seedDatabase } from './seed-database.ts';

const showProgressFrom = 10_000;

async function run(): Promise<string> {
  const options = readSeedOptions(process.argv.slice(2));
  const settings = readSettings('database', process.env);
  requireSafe(options, settings);
  const database = await openOperatorDatabase(settings);
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
  console.error(explainFailure(error) ?? error);
  process.exitCode = 1;
}
