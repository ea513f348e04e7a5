import { parseArgs, type ParseArgsConfig } from 'node:util';
import { OperatorError } from '#settings/operator-error.ts';

/** Throws OperatorError with `usage`. */
export function parseFlags<T extends ParseArgsConfig>(config: T, usage: string) {
  try {
    return parseArgs(config);
  } catch (error) {
    throw new OperatorError(`${(error as Error).message}\n${usage}`);
  }
}

/** Exits with 1 on failure. Prints only the message of an OperatorError. */
export async function runMain(main: () => Promise<void>): Promise<void> {
  try {
    await main();
  } catch (error) {
    console.error(error instanceof OperatorError ? `\n${error.message}` : error);
    process.exit(1);
  }
}
