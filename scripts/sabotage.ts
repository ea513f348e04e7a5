import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { cp, mkdtemp, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startPostgres } from './checks/postgres.ts';
import { runVitest } from './checks/run-vitest.ts';
import { failedTests } from './checks/vitest-report.ts';
import { Problem, runMain } from './product/problem.ts';
import { bookingProtections } from './sabotage/booking-protections.ts';
import type { Protection } from './sabotage/protection.ts';
import { sessionProtections } from './sabotage/session-protections.ts';

const interrupted = new AbortController();
for (const signal of ['SIGINT', 'SIGTERM'])
  process.on(signal, () => interrupted.abort(new Problem('Stopped.')));

/** `npm run sabotage -- lock voucher` tries only the protections whose name has one of the words. */
const words = process.argv.slice(2);
const chosen = [...bookingProtections, ...sessionProtections].filter(
  ({ name }) => words.length === 0 || words.some((word) => name.includes(word)),
);

await runMain(async () => {
  // All of them first: a protection that moved is said at once, not after minutes.
  for (const protection of chosen) takeAway(protection, await readFile(protection.file, 'utf8'));
  const postgres = chosen.some(({ project }) => project === 'race') ? await startPostgres() : null;
  const env: Record<string, string> = postgres ? { RACE_DATABASE_URL: postgres.url } : {};
  const folder = await mkdtemp(join(tmpdir(), 'aproape-sabotage-'));
  try {
    await copyTree(folder);
    const missed: string[] = [];
    for (const protection of chosen) {
      const unnoticed = await tryWithout(protection, folder, env);
      if (unnoticed) missed.push(protection.name);
      console.log(unnoticed ? `✗ ${protection.name}: ${unnoticed}` : `✓ ${protection.name}`);
    }
    console.log(`${chosen.length} protections, ${chosen.length - missed.length} noticed`);
    if (missed.length > 0) process.exitCode = 1;
  } finally {
    await rm(folder, { recursive: true, force: true });
    await postgres?.stop();
  }
});

/** The source without the protection. Throws a Problem when its text is not there exactly once. */
function takeAway({ name, file, text, replacement }: Protection, source: string): string {
  const parts = text
    .trim()
    .split(/\s+/)
    .map((part) => part.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'));
  const found = [...source.matchAll(new RegExp(parts.join('\\s+'), 'g'))];
  const [match] = found;
  if (!match || found.length > 1)
    throw new Problem(`${name}: its text stands ${found.length} times in ${file}, not once.`);
  return source.slice(0, match.index) + replacement + source.slice(match.index + match[0].length);
}

/** Null when a test noticed that the protection is gone, else why nothing counts as noticing. */
async function tryWithout(
  protection: Protection,
  folder: string,
  env: Record<string, string>,
): Promise<string | null> {
  const path = join(folder, protection.file);
  const source = await readFile(path, 'utf8');
  const run = async () => {
    interrupted.signal.throwIfAborted();
    const args = ['--project', protection.project, ...protection.tests];
    return (await runVitest(args, { cwd: folder, env })).report;
  };
  if (!(await run())?.success) throw new Problem(`${protection.name}: its tests fail as they are.`);
  await writeFile(path, takeAway(protection, source));
  const report = await run();
  await writeFile(path, source);
  if (!report) return 'vitest ended without a report';
  const failures = failedTests(report);
  if (report.numPassedTests === 0 && failures.length > 1) return 'every test fails: it broke more';
  return failures.some(({ timedOut }) => !timedOut) ? null : 'no test fails without it';
}

/** Copies what git knows of the tree, and what is new in it; the packages are linked. */
async function copyTree(folder: string): Promise<void> {
  const list = execFileSync('git', ['ls-files', '-z', '-co', '--exclude-standard'], {
    maxBuffer: 64 * 1024 * 1024,
  });
  const paths = list
    .toString()
    .split('\0')
    .filter((path) => path && existsSync(path));
  for (const path of paths) await cp(path, join(folder, path));
  await symlink(join(process.cwd(), 'node_modules'), join(folder, 'node_modules'), 'junction');
}
