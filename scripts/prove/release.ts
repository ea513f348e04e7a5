import { execFileSync } from 'node:child_process';
import { mkdir, symlink } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { Problem } from '../product/problem.ts';

const migrations = 'server/db/migrations';

/** Checks out the last commit before the `back` newest migrations, with today's packages. Returns its folder. */
export async function checkOutBefore(back: number, parent: string): Promise<string> {
  const git = (...args: string[]) => execFileSync('git', args, { encoding: 'utf8' }).trim();
  const added = git('log', '--diff-filter=A', '--format=%H', `-${back}`, '--', migrations);
  const newer = added.split('\n').at(-1);
  if (!newer) throw new Problem('The history has no migration: clone it whole.');
  const commit = git('rev-parse', `${newer}^`);
  const folder = join(parent, 'old');
  await mkdir(folder);
  git('archive', '--output', `${folder}.tar`, commit);
  execFileSync('tar', ['-xf', `${folder}.tar`, '-C', folder]);
  await symlink(resolve('node_modules'), join(folder, 'node_modules'));
  return folder;
}
