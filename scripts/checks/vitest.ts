import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { runCommand, type CommandOptions } from './command.ts';
import { failed, type Counts } from './part.ts';

/** What is read of vitest's json report. */
export type VitestReport = {
  success: boolean;
  numPassedTests: number;
  numFailedTests: number;
  testResults: { assertionResults: { failureMessages: string[] }[] }[];
};

/** Runs vitest once and reads its json report; null when it ended without one. */
export async function runVitest(
  args: string[],
  options: CommandOptions = {},
): Promise<VitestReport | null> {
  const folder = await mkdtemp(join(tmpdir(), 'aproape-vitest-'));
  const file = join(folder, 'report.json');
  const reporters = ['--reporter=dot', '--reporter=json', `--outputFile.json=${file}`];
  try {
    await runCommand('vitest', ['run', ...args, ...reporters], options);
    const text = await readFile(file, 'utf8').catch(() => null);
    return text === null ? null : (JSON.parse(text) as VitestReport);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/** The tests of some vitest projects; a file that does not load counts as a failure too. */
export async function countVitest(
  projects: string[],
  env: Record<string, string> = {},
): Promise<Counts> {
  const args = projects.flatMap((project) => ['--project', project]);
  const report = await runVitest(args, { env, live: true });
  if (!report) return failed;
  const { success, numPassedTests, numFailedTests } = report;
  return { passed: numPassedTests, failed: success ? 0 : Math.max(1, numFailedTests) };
}
