import { WrongSettings } from '#settings/read-settings.ts';

/** The user can fix it: printed without a stack. */
export class Problem extends Error {
  override name = 'Problem';
}

/** Exits with 1 on failure. A Problem and WrongSettings print only their message. */
export async function runMain(main: () => Promise<void>): Promise<void> {
  try {
    await main();
  } catch (error) {
    const isExpected = error instanceof Problem || error instanceof WrongSettings;
    console.error(isExpected ? `\n${error.message}` : error);
    process.exit(1);
  }
}
