/** Something that the person at the keyboard can put right: shown as one sentence, without a stack. */
export class Problem extends Error {
  override name = 'Problem';
}

/** Runs `main` and ends the process with 1 when it fails; a Problem shows only its words. */
export async function runMain(main: () => Promise<void>): Promise<void> {
  try {
    await main();
  } catch (error) {
    console.error(error instanceof Problem ? `\n${error.message}` : error);
    process.exit(1);
  }
}
