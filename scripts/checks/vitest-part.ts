import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { runCommand } from './command.ts';
import { failed, type Counts, type Part } from './part.ts';

type Report = {
  success: boolean;
  numPassedTests: number;
  numFailedTests: number;
  testResults: { status: string; assertionResults: { status: string }[] }[];
};

/** A part that runs vitest projects and counts their tests; a file that falls over before its tests is one failure. */
export function vitestPart(
  name: string,
  projects: string[],
  env: Record<string, string> = {},
): Part {
  return {
    name,
    run: async () => {
      const folder = await mkdtemp(join(tmpdir(), 'aproape-vitest-'));
      const file = join(folder, 'report.json');
      const which = projects.flatMap((project) => ['--project', project]);
      const reporters = ['--reporter=dot', '--reporter=json', `--outputFile.json=${file}`];
      try {
        await runCommand('vitest', ['run', ...which, ...reporters], { env, live: true });
        return countTests(JSON.parse(await readFile(file, 'utf8')) as Report);
      } catch {
        return failed;
      } finally {
        await rm(folder, { recursive: true, force: true });
      }
    },
  };
}

/** Counts of a vitest report: its tests, files that fell over before them, and errors that belong to no test. */
export function countTests(report: Report): Counts {
  const fellOver = report.testResults.filter(
    ({ status, assertionResults: tests }) =>
      status === 'failed' && tests.every((test) => test.status !== 'failed'),
  ).length;
  const broken = report.numFailedTests + fellOver;
  return {
    passed: report.numPassedTests,
    failed: broken === 0 && !report.success ? 1 : broken,
  };
}
