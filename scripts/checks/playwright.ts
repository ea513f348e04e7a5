import { readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { findBrowser } from './browser.ts';
import { runCommand } from './command.ts';
import { failed, type Counts } from './part.ts';

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
  if (text === null) return failed;
  const { stats } = JSON.parse(text) as { stats: { expected: number; unexpected: number } };
  if (code !== 0) console.log(`Traces: npx playwright show-trace ${output}/<test>/trace.zip`);
  return { passed: stats.expected, failed: code === 0 ? 0 : Math.max(1, stats.unexpected) };
}
