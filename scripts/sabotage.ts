import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { cp, readFile, symlink, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { OperatorError } from '#settings/operator-error.ts';
import { runCommand } from './checks/command.ts';
import { chooseParts } from './checks/part.ts';
import { onPostgres } from './checks/postgres.ts';
import { inTemporaryFolder } from './product/temporary-folder.ts';
import { runMain } from './product/run-main.ts';
import { allProtections } from './sabotage/all-protections.ts';
import { takeAway, type Protection } from './sabotage/protection.ts';

const interrupted = new AbortController();
for (const signal of ['SIGINT', 'SIGTERM'])
  process.on(signal, () => interrupted.abort(new OperatorError('Stopped.')));

await runMain(async () => {
  const protections = chooseParts(allProtections, process.argv.slice(2));
  const missed = protections.some(isRace)
    ? await onPostgres(({ url }) => tryAll(protections, { RACE_DATABASE_URL: url }))
    : await tryAll(protections, {});
  console.log(`${protections.length} protections, ${protections.length - missed} noticed`);
  process.exitCode = missed > 0 ? 1 : 0;
});

function tryAll(protections: readonly Protection[], env: Record<string, string>): Promise<number> {
  return inTemporaryFolder(async (folder) => {
    let missed = 0;
    const passingTests = new Set<string>();
    await copyTree(folder);
    for (const protection of protections) {
      const noticed = await isNoticed(protection, folder, env, passingTests);
      if (!noticed) missed += 1;
      console.log(`${noticed ? '✓' : '✗'} ${protection.name}`);
    }
    return missed;
  });
}

function isRace({ tests }: Protection): boolean {
  return tests.some((file) => file.endsWith('.race.ts'));
}

async function isNoticed(
  protection: Protection,
  folder: string,
  env: Record<string, string>,
  passingTests: Set<string>,
): Promise<boolean> {
  const path = join(folder, protection.file);
  const source = await readFile(path, 'utf8');
  const project = isRace(protection) ? 'race' : 'api';
  const pass = async () => {
    interrupted.signal.throwIfAborted();
    const args = ['run', '--project', project, ...protection.tests];
    return (await runCommand('vitest', args, { cwd: folder, env })).code === 0;
  };
  const tests = protection.tests.join();
  if (!passingTests.has(tests) && !(await pass()))
    throw new OperatorError(`${protection.name}: its tests fail with the protection in place.`);
  passingTests.add(tests);
  await writeFile(path, takeAway(protection, source));
  const noticed = !(await pass());
  await writeFile(path, source);
  return noticed;
}

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
