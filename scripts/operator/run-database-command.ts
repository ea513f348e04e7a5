import { explainFailure } from '#server/db/database-error.ts';
import { Problem, runMain } from '../product/problem.ts';

export function runDatabaseCommand(main: () => Promise<void>): Promise<void> {
  return runMain(async () => {
    try {
      await main();
    } catch (error) {
      const sentence = explainFailure(error);
      throw sentence === null ? error : new Problem(sentence);
    }
  });
}
