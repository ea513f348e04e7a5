import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { findBrowser } from './browser.ts';
import { runCommand } from './command.ts';
import { failed, type Counts, type Part } from './part.ts';
import { countsOf, type PlaywrightReport } from './playwright-report.ts';
import type { Stage } from './stage.ts';

type PlaywrightPart = {
  name: string;
  /** Projects of playwright.config.ts. */
  projects: string[];
  /** What the tests run against, started for them in a folder of its own. */
  stage: Stage;
};

/** A part that is some Playwright projects. Traces of what failed are kept in `.test/playwright/<first project>`. */
export function playwrightPart({ name, projects, stage }: PlaywrightPart): Part {
  return {
    name,
    run: async () => {
      const browser = await findBrowser();
      const folder = await mkdtemp(join(tmpdir(), 'aproape-e2e-'));
      const { env, check, stop } = await stage(folder);
      try {
        const counts = await runPlaywright(projects, folder, { ...env, CHROMIUM_PATH: browser });
        const more = check ? [await check()] : [];
        return [counts, ...more].reduce(add);
      } finally {
        await stop();
        await rm(folder, { recursive: true, force: true });
      }
    },
  };
}

async function runPlaywright(
  projects: readonly string[],
  folder: string,
  env: Record<string, string>,
): Promise<Counts> {
  const report = join(folder, 'report.json');
  const output = join('.test/playwright', projects[0] ?? 'all');
  const flags = projects.flatMap((project) => ['--project', project]);
  await runCommand('playwright', ['test', ...flags, '--reporter=dot,json'], {
    env: { ...env, PLAYWRIGHT_JSON_OUTPUT_NAME: report, PLAYWRIGHT_OUTPUT: output },
    live: true,
  });
  const text = await readFile(report, 'utf8').catch(() => null);
  if (text === null) return failed;
  const counts = countsOf(JSON.parse(text) as PlaywrightReport);
  if (counts.failed > 0)
    console.log(`Traces: npx playwright show-trace ${output}/<test>/trace.zip`);
  return counts;
}

function add(one: Counts, other: Counts): Counts {
  return {
    passed: one.passed + other.passed,
    failed: one.failed + other.failed,
    slowest: [...(one.slowest ?? []), ...(other.slowest ?? [])],
    notes: [...(one.notes ?? []), ...(other.notes ?? [])],
  };
}
