import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { runVitest } from '../checks/run-vitest.ts';
import { Problem } from '../product/problem.ts';
import { takeAway, type Protection } from './protection.ts';
import { verdictLine, verdictOf } from './verdict.ts';

export interface Place {
  /** A copy of the tree that may be spoiled. */
  folder: string;
  /** Addresses that the tests need. */
  env: Record<string, string>;
  say: (line: string) => void;
  signal: AbortSignal;
}

/** Throws a Problem unless every test passes while nothing is taken away: else a failure would prove nothing. */
export async function requirePassing(all: readonly Protection[], place: Place): Promise<void> {
  for (const [project, some] of Map.groupBy(all, ({ project }) => project)) {
    const tests = [...new Set(some.flatMap((one) => one.tests))];
    const { report, output } = await runTests({ project, tests }, place);
    if (report?.success) continue;
    throw new Problem(`${output}\nThe ${project} tests do not pass as they are: see above.`);
  }
}

/** Takes the protections away one at a time, says of each who noticed; returns how many were noticed. */
export async function tryProtections(all: readonly Protection[], place: Place): Promise<number> {
  let noticed = 0;
  for (const protection of all) {
    const file = join(place.folder, protection.file);
    const source = await readFile(file, 'utf8');
    await writeFile(file, takeAway(protection, source));
    const { report } = await runTests(protection, place);
    await writeFile(file, source);
    const verdict = verdictOf(report);
    if ('noticedBy' in verdict) noticed += 1;
    place.say(verdictLine(protection.name, verdict));
  }
  return noticed;
}

async function runTests(
  { project, tests }: Pick<Protection, 'project' | 'tests'>,
  { folder, env, signal }: Place,
) {
  signal.throwIfAborted();
  const run = await runVitest(['--project', project, ...tests], { cwd: folder, env });
  signal.throwIfAborted();
  return run;
}
