import { parseArgs, type ParseArgsConfig } from 'node:util';
import { WrongSettings } from '#settings/read-settings.ts';

/** An error that the user can fix: printed without a stack. */
export class Problem extends Error {
  override name = 'Problem';
}

/** Throws a Problem with `usage`. */
export function parseFlags<T extends ParseArgsConfig>(config: T, usage: string) {
  try {
    return parseArgs(config);
  } catch (error) {
    throw new Problem(`${(error as Error).message}\n${usage}`);
  }
}

/** Exits with 1 on failure. Prints only the message of a Problem or WrongSettings. */
export async function runMain(main: () => Promise<void>): Promise<void> {
  try {
    await main();
  } catch (error) {
    const isExpected = error instanceof Problem || error instanceof WrongSettings;
    console.error(isExpected ? `\n${error.message}` : error);
    process.exit(1);
  }
}
