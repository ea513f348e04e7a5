import { openOperatorDatabase } from '#server/db/program-databases.ts';
import { runSwitch, switchUsage } from '#server/ops/switches/run-switch.ts';
import { readSettings } from '#settings/read-settings.ts';
import { OperatorError } from '#settings/operator-error.ts';
import { runDatabaseCommand } from './product/run-main.ts';

await runDatabaseCommand(async () => {
  const database = await openOperatorDatabase(readSettings('database', process.env));
  const args = process.argv.slice(2);
  const done = await runSwitch(database.db, args, new Date()).finally(database.close);
  if (done === null) throw new OperatorError(switchUsage);
  console.log(done);
});
