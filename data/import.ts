import { readFile } from 'node:fs/promises';
import { explainFailure } from '#server/db/database-error.ts';
import { migrate } from '#server/db/migrate.ts';
import { openOperatorDatabase } from '#server/db/program-databases.ts';
import { OperatorError } from '#settings/operator-error.ts';
import { readSettings } from '#settings/read-settings.ts';
import { importCatalogue } from './import/import-catalogue.ts';
import { readImportFile } from './import/import-file.ts';

const usage = 'Usage: npm run import -- catalogue.json [--check | --all]';
const flags = ['--check', '--all'];

async function run(args: string[]): Promise<string> {
  const [path, ...rest] = args.filter((arg) => !flags.includes(arg));
  if (!path || rest.length > 0) throw new OperatorError(usage);
  const json = await readFile(path, 'utf8').catch(() => {
    throw new OperatorError(`${path} cannot be read.`);
  });
  const file = readImportFile(json);
  if (args.includes('--check')) return `${file.locations.length} locations can be imported.`;
  const database = await openOperatorDatabase(readSettings('database', process.env));
  try {
    await migrate(database);
    const forAll = args.includes('--all');
    return await importCatalogue(database.db, file, new Date(), { forAll });
  } finally {
    await database.close();
  }
}

try {
  console.log(await run(process.argv.slice(2)));
} catch (error) {
  console.error(explainFailure(error) ?? error);
  process.exitCode = 1;
}
