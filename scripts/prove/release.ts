import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdir, rm } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { OperatorError } from '#settings/operator-error.ts';
import { buildWeb } from '../product/build.ts';

const migrations = 'server/db/migrations';

/** Builds the commit before the `back` newest migrations, with today's packages. */
export async function buildReleaseBefore(back: number): Promise<string> {
  const git = (...args: string[]) => execFileSync('git', args, { encoding: 'utf8' }).trim();
  const added = git('log', '--diff-filter=A', '--format=%H', `-${back}`, '--', migrations);
  const newer = added.split('\n').at(-1);
  if (!newer) throw new OperatorError('The history has no migration: fetch the full history.');
  const commit = git('rev-parse', `${newer}^`);
  const folder = resolve('.package', `release-${commit.slice(0, 12)}`);
  if (!existsSync(join(folder, 'node_modules'))) {
    await rm(folder, { recursive: true, force: true });
    await mkdir(folder, { recursive: true });
    git('archive', '--output', `${folder}.tar`, commit);
    execFileSync('tar', ['-xf', `${folder}.tar`, '-C', folder]);
    await rm(`${folder}.tar`);
    // Next's compiler refuses a symbolic link.
    execFileSync('cp', ['-al', resolve('node_modules'), folder]);
  }
  await buildWeb(folder, process.env);
  return folder;
}
