import { createHash } from 'node:crypto';
import { open, readFile, realpath, rm } from 'node:fs/promises';
import { createServer } from 'node:net';

/** The folder belongs to another running process. `pid` is its process where known. */
export class FolderInUse extends Error {
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

/**
 * Takes the folder for this process and returns the release. Throws FolderInUse.
 * On Linux the lock is an abstract socket: the kernel frees it even after kill -9, so it is never stale.
 * Elsewhere the pid file decides.
 */
export async function lockFolder(folder: string): Promise<() => Promise<void>> {
  const real = await realpath(folder);
  const pidFile = `${real}.pid`;
  const release = process.platform === 'linux' ? await listen(real, pidFile) : null;
  if (!release) await refuseLivingOwner(real, pidFile);
  const file = await open(pidFile, 'w');
  await file.writeFile(String(process.pid));
  await file.close();
  return async () => {
    await rm(pidFile, { force: true });
    await release?.();
  };
}

async function listen(real: string, pidFile: string): Promise<() => Promise<void>> {
  const name = createHash('sha256').update(real).digest('hex').slice(0, 40);
  const server = createServer((socket) => socket.destroy());
  server.unref();
  return new Promise((resolve, reject) => {
    server.once('error', async (error: NodeJS.ErrnoException) => {
      reject(error.code === 'EADDRINUSE' ? new FolderInUse(real, await readPid(pidFile)) : error);
    });
    server.listen(`\0aproape:${name}`, () => {
      resolve(() => new Promise((done) => server.close(() => done())));
    });
  });
}

async function refuseLivingOwner(real: string, pidFile: string): Promise<void> {
  const pid = await readPid(pidFile);
  if (pid && isAlive(pid)) throw new FolderInUse(real, pid);
}

async function readPid(pidFile: string): Promise<number | null> {
  const text = await readFile(pidFile, 'utf8').catch(() => '');
  return Number.parseInt(text, 10) || null;
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return pid !== process.pid;
  } catch {
    return false;
  }
}
