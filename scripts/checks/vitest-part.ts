import { branchNote, readCoverage } from './coverage.ts';
import { failed, type Part } from './part.ts';
import { runVitest } from './run-vitest.ts';
import { countTests, slowestFiles } from './vitest-report.ts';

type Options = {
  env?: Record<string, string>;
  /** Says at the end how many branches the tests took; the report for people is in .test/coverage. */
  coverage?: boolean;
};

/** A part that runs vitest projects and counts their tests; a file that falls over before its tests is one failure. */
export function vitestPart(
  name: string,
  projects: string[],
  { env = {}, coverage = false }: Options = {},
): Part {
  return {
    name,
    run: async () => {
      const which = projects.flatMap((project) => ['--project', project]);
      const args = coverage ? [...which, '--coverage'] : which;
      const { report } = await runVitest(args, { env, live: true });
      if (!report) return failed;
      return {
        ...countTests(report),
        slowest: slowestFiles(report, process.cwd()),
        notes: coverage ? [branchNote(await readCoverage())] : [],
      };
    },
  };
}
