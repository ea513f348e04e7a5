import { openOperatorDatabase } from '#server/db/operator-database.ts';
import { explainFailure } from '#server/db/explain-failure.ts';
import { runSwitch, switchUsage } from '#server/ops/switches/run-switch.ts';
import { readSettings } from '#settings/read-settings.ts';
import { Problem, runMain } from './product/problem.ts';

await runMain(async () => {
  try {
    const database = await openOperatorDatabase(readSettings('database', process.env));
    const args = process.argv.slice(2);
    const done = await runSwitch(database.db, args, new Date()).finally(database.close);
    if (done === null) throw new Problem(switchUsage);
    console.log(done);
  } catch (error) {
    const sentence = explainFailure(error);
    throw sentence === null ? error : new Problem(sentence);
  }
});
