import { dirname } from 'node:path';
import { runCommand } from './checks/command.ts';
import { checkPart, endRun, runParts, sum, type Part } from './checks/part.ts';
import { quickChecks } from './checks/quick-checks.ts';
import { countVitest } from './checks/vitest.ts';

const base = process.argv[2] ?? 'main';
const changed = await changedSince(base);
const scripts = changed.filter((path) => /\.(ts|tsx|mjs)$/.test(path));

/** Each api test loads the whole api, so `--changed` would run them all. */
const apiTests = new Set(
  scripts.filter((path) => /^server\/.*\//.test(path)).map((path) => `${dirname(path)}/`),
);
const addFor = (folders: RegExp, tests: string) => {
  if (changed.some((path) => folders.test(path))) apiTests.add(tests);
};
addFor(/^contract\//, 'server/http/openapi.test.ts'); // Compares all calls.
addFor(/^(app|public)\//, 'server/catalogue/addresses/'); // Compares reserved names.

const lint = ['--max-warnings', '0', '--cache', '--cache-location', '.test/eslint'];
const related = ['--changed', base, '--passWithNoTests'];
const parts: Part[] = [
  {
    name: 'unit and component tests of what changed',
    run: () => countVitest(['unit', 'component', 'component-alone'], {}, related),
  },
  ...quickChecks,
  checkPart('imports', 'depcruise', ['.']),
];
if (scripts.length > 0) parts.push(checkPart('lint', 'eslint', [...lint, ...scripts]));
if (changed.length > 0)
  parts.push(checkPart('formatting', 'prettier', ['--check', '--ignore-unknown', ...changed]));

const started = performance.now();
const counts = [await runParts(parts, 2)];
if (apiTests.size > 0) {
  const run = () => countVitest(['api'], {}, [...apiTests, '--passWithNoTests']);
  counts.push(await runParts([{ name: 'api tests beside what changed', run }], 1));
}
endRun(sum(counts), started);

async function changedSince(ref: string): Promise<string[]> {
  const git = async (...args: string[]) => {
    const { code, output } = await runCommand('git', args);
    if (code !== 0) throw new Error(output);
    return output.split('\n').filter(Boolean);
  };
  const [start = ref] = await git('merge-base', ref, 'HEAD');
  const tracked = await git('diff', '--name-only', '--diff-filter=d', start);
  return [...tracked, ...(await git('ls-files', '--others', '--exclude-standard'))];
}
