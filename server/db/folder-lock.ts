import { access, constants, mkdir, readFile, realpath, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { OperatorError } from '#settings/operator-error.ts';

export class FolderInUse extends OperatorError {
  override name = 'FolderInUse';
  readonly folder: string;
  readonly pid: number | null;

  constructor(folder: string, pid: number | null) {
    super(
      `The data folder ${folder} is in use${pid ? ` by process ${pid}` : ''}. ` +
        'Stop that process, or choose another folder with DATA_DIR.',
    );
    this.folder = folder;
    this.pid = pid;
  }
}

/** An SQLite lock works across containers and bind mounts, and ends with its process. */
export async function lockFolder(folder: string): Promise<() => Promise<void>> {
  await requireWritable(folder, async () => {
    await mkdir(folder, { recursive: true });
    await access(folder, constants.W_OK);
  });
  const real = await realpath(folder);
  const pidFile = `${real}.pid`;
  const lock = takeLock(join(real, 'lock'));
  if (!lock) throw new FolderInUse(real, await readPid(pidFile));
  await requireWritable(pidFile, () => writeFile(pidFile, String(process.pid)));
  return async () => {
    await rm(pidFile, { force: true });
    if (lock.isOpen) lock.close();
  };
}

async function requireWritable(path: string, write: () => Promise<void>): Promise<void> {
  await write().catch(({ code }: NodeJS.ErrnoException) => {
    throw new OperatorError(
      `${path} is not writable (${code}). Correct DATA_DIR, or the owner of the folder.`,
    );
  });
}

function takeLock(file: string): DatabaseSync | null {
  const lock = new DatabaseSync(file);
  try {
    // Writes no journal file, which would survive kill -9.
    lock.exec('PRAGMA journal_mode = MEMORY; BEGIN EXCLUSIVE');
    return lock;
  } catch (error) {
    lock.close();
    if ((error as { errcode?: number }).errcode === sqliteBusy) return null;
    throw error;
  }
}

const sqliteBusy = 5;

async function readPid(pidFile: string): Promise<number | null> {
  const text = await readFile(pidFile, 'utf8').catch(() => '');
  return Number.parseInt(text, 10) || null;
}
