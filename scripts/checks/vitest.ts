import { readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { runCommand } from './command.ts';
import { failed, type Counts } from './part.ts';

type Report = { success: boolean; numPassedTests: number; numFailedTests: number };

export async function countVitest(
  projects: string[],
  env: Record<string, string> = {},
  words: string[] = [],
): Promise<Counts> {
  const file = join(tmpdir(), `aproape-vitest-${process.pid}.json`);
  const args = projects.flatMap((project) => ['--project', project]);
  const reporters = ['--reporter=dot', '--reporter=json', `--outputFile.json=${file}`];
  await runCommand('vitest', ['run', ...words, ...args, ...reporters], { env, live: true });
  const text = await readFile(file, 'utf8').catch(() => null);
  await rm(file, { force: true });
  if (text === null) return failed;
  const { success, numPassedTests, numFailedTests } = JSON.parse(text) as Report;
  return { passed: numPassedTests, failed: success ? 0 : Math.max(1, numFailedTests) };
}
