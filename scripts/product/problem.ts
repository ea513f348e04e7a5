/** A failure that the person at the keyboard can fix: printed as one sentence without a stack. */
export class Problem extends Error {
  override name = 'Problem';
}

/** Runs `main`; on failure exits with 1. A Problem prints only its message. */
export async function runMain(main: () => Promise<void>): Promise<void> {
  try {
    await main();
  } catch (error) {
    console.error(error instanceof Problem ? `\n${error.message}` : error);
    process.exit(1);
  }
}
