import { readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { findBrowser } from './browser.ts';
import { runCommand } from './command.ts';
import { failed, firstLine, type Counts } from './part.ts';

type Suite = { suites?: Suite[]; specs: Spec[] };

type Spec = {
  title: string;
  file: string;
  tests: { projectName: string; status: string; results: { error?: { message?: string } }[] }[];
};

type Report = { stats: { expected: number }; suites: Suite[] };

export async function countPlaywright(
  projects: [string, ...string[]],
  env: Record<string, string> = {},
  files: string[] = [],
): Promise<Counts> {
  const output = join('.test/playwright', projects[0]);
  const report = `${output}.json`;
  await rm(report, { force: true });
  const flags = projects.flatMap((project) => ['--project', project]);
  const { code } = await runCommand(
    'playwright',
    ['test', ...files, ...flags, '--reporter=dot,json'],
    {
      env: {
        ...env,
        CHROMIUM_PATH: await findBrowser(),
        PLAYWRIGHT_JSON_OUTPUT_NAME: report,
        PLAYWRIGHT_OUTPUT: output,
      },
      live: true,
    },
  );
  const text = await readFile(report, 'utf8').catch(() => null);
  if (text === null) return failed(`playwright ${projects.join(', ')}: no report`);
  const { stats, suites } = JSON.parse(text) as Report;
  const failures = suites.flatMap(failuresOf);
  if (code !== 0) console.log(`Traces: npx playwright show-trace ${output}/<test>/trace.zip`);
  if (code !== 0 && failures.length === 0)
    failures.push(`playwright ${projects.join(', ')}: an error outside of the tests`);
  return { passed: stats.expected, failures };
}

function failuresOf({ suites = [], specs }: Suite): string[] {
  const own = specs.flatMap(({ title, file, tests }) =>
    tests
      .filter(({ status }) => status === 'unexpected')
      .map(({ projectName, results }) => {
        const message = firstLine(results[0]?.error?.message);
        return `${projectName} ${file}: ${title}: ${message}`;
      }),
  );
  return [...own, ...suites.flatMap(failuresOf)];
}
