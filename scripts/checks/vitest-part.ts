import { failed, type Part } from './part.ts';
import { runVitest } from './run-vitest.ts';
import { countTests, slowestFiles } from './vitest-report.ts';

/** A part that runs vitest projects and counts their tests; a file that falls over before its tests is one failure. */
export function vitestPart(
  name: string,
  projects: string[],
  env: Record<string, string> = {},
): Part {
  return {
    name,
    run: async () => {
      const which = projects.flatMap((project) => ['--project', project]);
      const { report } = await runVitest(which, { env, live: true });
      if (!report) return failed;
      return { ...countTests(report), slowest: slowestFiles(report, process.cwd()) };
    },
  };
}
