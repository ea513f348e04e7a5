import { readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { runCommand } from './command.ts';
import { failed, firstLine, type Counts } from './part.ts';

type FileReport = {
  name: string;
  status: string;
  message: string;
  assertionResults: { fullName: string; status: string; failureMessages: string[] }[];
};

type Report = { success: boolean; numPassedTests: number; testResults: FileReport[] };

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
  if (text === null) return failed(`vitest ${projects.join(', ')}: no report`);
  const { success, numPassedTests, testResults } = JSON.parse(text) as Report;
  const failures = testResults.flatMap(failuresOf);
  if (!success && failures.length === 0) failures.push('vitest: an error outside of the tests');
  return { passed: numPassedTests, failures };
}

function failuresOf({ name, status, message, assertionResults }: FileReport): string[] {
  const path = relative(process.cwd(), name);
  const failures = assertionResults
    .filter((test) => test.status === 'failed')
    .map((test) => `${path}: ${test.fullName}: ${firstLine(test.failureMessages[0])}`);
  if (status !== 'failed' || failures.length > 0) return failures;
  return [`${path}: ${firstLine(message)}`];
}
