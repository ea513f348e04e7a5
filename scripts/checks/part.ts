import { runCommand } from './command.ts';

export type SlowFile = { name: string; seconds: number };

export type Counts = {
  passed: number;
  failed: number;
  /** The test files that took longest, where the part has such. */
  slowest?: SlowFile[];
  /** What else the part has to say, one line each, shown at the end of all parts. */
  notes?: string[];
};

export type Part = {
  name: string;
  run: () => Promise<Counts>;
};

/** A part that has run. */
export type PartRun = Counts & { name: string; seconds: number };

export const passed: Counts = { passed: 1, failed: 0 };
export const failed: Counts = { passed: 0, failed: 1 };

/** A part that is one program which passes with exit code 0; its output is shown when it fails. */
export function checkPart(name: string, command: string, args: string[]): Part {
  return {
    name,
    run: async () => {
      const { code, output } = await runCommand(command, args);
      if (code === 0) return passed;
      console.log(output.trimEnd());
      return failed;
    },
  };
}

/** Runs one part, prints its counts and time; a part that throws has failed. */
export async function runPart(part: Part): Promise<PartRun> {
  const started = performance.now();
  const counts = await part.run().catch((error: unknown) => {
    console.log(error instanceof Error ? error.message : error);
    return failed;
  });
  const seconds = (performance.now() - started) / 1000;
  const mark = counts.failed > 0 ? '✗' : '✓';
  const { passed, failed: broken } = counts;
  console.log(`${mark} ${part.name}: ${passed} passed, ${broken} failed (${seconds.toFixed(1)} s)`);
  return { ...counts, name: part.name, seconds };
}
