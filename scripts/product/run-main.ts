import { parseArgs, type ParseArgsConfig } from 'node:util';
import { explainFailure } from '#server/db/database-error.ts';
import { OperatorError } from '#settings/operator-error.ts';

export function parseFlags<T extends ParseArgsConfig>(config: T, usage: string) {
  try {
    return parseArgs(config);
  } catch (error) {
    throw new OperatorError(`${(error as Error).message}\n${usage}`);
  }
}

export async function runMain(main: () => Promise<void>): Promise<void> {
  try {
    await main();
  } catch (error) {
    console.error(error instanceof OperatorError ? `\n${error.message}` : error);
    process.exit(1);
  }
}

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
