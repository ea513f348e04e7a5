import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { copyFile, glob, mkdir, mkdtemp, rm, symlink } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';

export type WorkingCopy = { folder: string; remove: () => Promise<void> };

/** Copies what git knows of the tree, and what is new in it, to a folder of its own; the packages are linked. */
export async function copyTree(root: string): Promise<WorkingCopy> {
  const folder = await mkdtemp(join(tmpdir(), 'aproape-sabotage-'));
  const listed = execFileSync('git', ['ls-files', '-z', '-co', '--exclude-standard'], {
    cwd: root,
    maxBuffer: 64 * 1024 * 1024,
  });
  const paths = listed.toString().split('\0').filter(Boolean);
  // Databases that the tests start from, each named after its migrations: they would only be made again.
  paths.push(...(await Array.fromAsync(glob('.test/embedded-*.tar', { cwd: root }))));
  for (const path of paths) {
    // Deleted, not yet committed.
    if (!existsSync(join(root, path))) continue;
    await mkdir(dirname(join(folder, path)), { recursive: true });
    await copyFile(join(root, path), join(folder, path));
  }
  await symlink(join(root, 'node_modules'), join(folder, 'node_modules'), 'junction');
  return { folder, remove: () => rm(folder, { recursive: true, force: true }) };
}
