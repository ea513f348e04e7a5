import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { FolderInUse, lockFolder } from '#server/db/folder-lock.ts';
import { mkdir } from 'node:fs/promises';
import { Problem } from './problem.ts';

/** Throws a Problem that names the owner when another process has the folder of the embedded database open. */
export async function requireFreeFolder(dataDir: string): Promise<void> {
  await mkdir(dataDir, { recursive: true });
  try {
    const release = await lockFolder(dataDir);
    await release();
  } catch (error) {
    if (!(error instanceof FolderInUse)) throw error;
    const owner = error.pid ? ` by process ${error.pid}` : '';
    throw new Problem(
      `The data folder ${error.folder} is in use${owner}. Stop that process, or choose another folder: npm start -- --data .data-2`,
    );
  }
}

/** Fills the demo catalogue once; a database that has one is left as it is. */
export async function fillCatalogue(env: NodeJS.ProcessEnv, flags: string[] = []): Promise<void> {
  const child = spawn(process.execPath, ['data/seed.ts', '--if-empty', ...flags], {
    stdio: ['ignore', 'inherit', 'inherit'],
    env,
  });
  const [code] = (await once(child, 'close')) as [number | null];
  if (code !== 0) throw new Problem('The demo catalogue could not be filled: see above.');
}
