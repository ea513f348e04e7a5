import { explainFailure } from '#server/db/database-error.ts';
import { OperatorError } from '#settings/operator-error.ts';
import { runMain } from '../product/run-main.ts';

export function runDatabaseCommand(main: () => Promise<void>): Promise<void> {
  return runMain(async () => {
    try {
      await main();
    } catch (error) {
      const sentence = explainFailure(error);
      throw sentence === null ? error : new OperatorError(sentence);
    }
  });
}
