import { OperatorError } from '#settings/operator-error.ts';
import { runCommand } from './command.ts';

export type Counts = { passed: number; failed: number };

export type Part = { name: string; run: () => Promise<Counts> };

export const passed: Counts = { passed: 1, failed: 0 };
export const failed: Counts = { passed: 0, failed: 1 };

/**
 * Returns the parts whose names contain one of `words`, or all if there are no words. Throws an
 * OperatorError for an unknown word.
 */
export function chooseParts<T extends { name: string }>(
  all: readonly T[],
  words: readonly string[],
): T[] {
  const names = all.map(({ name }) => name);
  const unknown = words.find((word) => !names.some((name) => name.includes(word)));
  if (unknown !== undefined)
    throw new OperatorError(`No name contains "${unknown}":\n  ${names.join('\n  ')}`);
  return all.filter(({ name }) => words.length === 0 || words.some((word) => name.includes(word)));
}

export function sum(counts: readonly Counts[]): Counts {
  return counts.reduce((all, one) => ({
    passed: all.passed + one.passed,
    failed: all.failed + one.failed,
  }));
}

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

async function runPart({ name, run }: Part): Promise<Counts> {
  const started = performance.now();
  const counts = await run().catch((error: unknown) => {
    console.log(error instanceof Error ? error.message : error);
    return failed;
  });
  const seconds = ((performance.now() - started) / 1000).toFixed(1);
  const mark = counts.failed > 0 ? '✗' : '✓';
  console.log(`${mark} ${name}: ${counts.passed} passed, ${counts.failed} failed (${seconds} s)`);
  return counts;
}

export async function runParts(parts: readonly Part[], lanes: number): Promise<Counts> {
  const waiting = [...parts];
  const counts: Counts[] = [{ passed: 0, failed: 0 }];
  const runInTurn = async () => {
    for (let part = waiting.shift(); part; part = waiting.shift()) counts.push(await runPart(part));
  };
  await Promise.all(Array.from({ length: lanes }, runInTurn));
  return sum(counts);
}

export function endRun({ passed, failed }: Counts, started: number, remark = ''): never {
  console.log(`${Math.round((performance.now() - started) / 1000)} s${remark}`);
  console.log(`${passed} passed, ${failed} failed`);
  process.exit(failed > 0 ? 1 : 0);
}
