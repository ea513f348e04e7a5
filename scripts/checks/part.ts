import { stripVTControlCharacters } from 'node:util';
import { OperatorError } from '#settings/operator-error.ts';
import { runCommand } from './command.ts';

export type Counts = { passed: number; failures: string[] };

export type Part = { name: string; run: () => Promise<Counts> };

export const passed: Counts = { passed: 1, failures: [] };

export const failed = (failure: string): Counts => ({ passed: 0, failures: [failure] });

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
    failures: [...all.failures, ...one.failures],
  }));
}

export function checkPart(name: string, command: string, args: string[]): Part {
  return {
    name,
    run: async () => {
      const { code, output } = await runCommand(command, args);
      if (code === 0) return passed;
      console.log(output.trimEnd());
      return failed(name);
    },
  };
}

async function runPart({ name, run }: Part): Promise<Counts> {
  const started = performance.now();
  const counts = await run().catch((error: unknown) => {
    const message = error instanceof Error ? error.message : String(error);
    console.log(message);
    return failed(`${name}: ${firstLine(message)}`);
  });
  const seconds = ((performance.now() - started) / 1000).toFixed(1);
  const mark = counts.failures.length > 0 ? '✗' : '✓';
  console.log(`${mark} ${name}: ${inWords(counts)} (${seconds} s)`);
  return counts;
}

export async function runParts(parts: readonly Part[], lanes: number): Promise<Counts> {
  const waiting = [...parts];
  const counts: Counts[] = [{ passed: 0, failures: [] }];
  const runInTurn = async () => {
    for (let part = waiting.shift(); part; part = waiting.shift()) counts.push(await runPart(part));
  };
  await Promise.all(Array.from({ length: lanes }, runInTurn));
  return sum(counts);
}

export function endRun(counts: Counts, started: number, remark = ''): never {
  for (const failure of counts.failures) console.log(`✗ ${failure}`);
  console.log(`${Math.round((performance.now() - started) / 1000)} s${remark}`);
  console.log(inWords(counts));
  process.exit(counts.failures.length > 0 ? 1 : 0);
}

export function inWords({ passed, failures }: Counts): string {
  return `${passed} passed, ${failures.length} failed`;
}

export function firstLine(message = ''): string {
  return stripVTControlCharacters(message).split('\n', 1)[0] ?? '';
}
