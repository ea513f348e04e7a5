import { WrongSettings } from '#settings/read-settings.ts';

/** A failure that the person at the keyboard can fix: printed as one sentence without a stack. */
export class Problem extends Error {
  override name = 'Problem';
}

/** Runs `main`; on failure exits with 1. A Problem and WrongSettings print only their message. */
export async function runMain(main: () => Promise<void>): Promise<void> {
  try {
    await main();
  } catch (error) {
    const isExpected = error instanceof Problem || error instanceof WrongSettings;
    console.error(isExpected ? `\n${error.message}` : error);
    process.exit(1);
  }
}
