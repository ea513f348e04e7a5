import { execFileSync } from 'node:child_process';

/**
 * Returns the ids in each committed version of the list of what is not built. None where there is no
 * git, or where its history was cut and could mislead.
 */
export function earlierLists(root: string, path: string): string[][] {
  const git = (...args: string[]) =>
    execFileSync('git', args, { cwd: root, encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] });
  try {
    if (git('rev-parse', '--is-shallow-repository').trim() === 'true') return [];
    const commits = git('log', '--format=%H', '--', path).split('\n');
    return commits.filter(Boolean).flatMap((commit) => {
      // Nothing is shown of a commit that took the file away.
      const there = git('ls-tree', '--name-only', commit, path) !== '';
      return there ? [idsIn(git('show', `${commit}:${path}`))] : [];
    });
  } catch {
    return [];
  }
}

function idsIn(source: string): string[] {
  return [...source.matchAll(/'(S\d+-\d\d)'/g)].map(([, id]) => id ?? '');
}
