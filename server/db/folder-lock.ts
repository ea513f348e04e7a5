import { createHash } from 'node:crypto';
import { writeFileSync } from 'node:fs';
import { readFile, realpath, rm, writeFile } from 'node:fs/promises';
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

/** The files that this process wrote and has not released, where they decide. */
const ownPidFiles = new Set<string>();

/**
 * Takes the folder for this process and returns the release. Throws FolderInUse.
 * On Linux the lock is an abstract socket: the kernel frees it even after kill -9, so it is never stale.
 * Elsewhere the pid file decides.
 */
export async function lockFolder(
  folder: string,
  platform: NodeJS.Platform = process.platform,
): Promise<() => Promise<void>> {
  const real = await realpath(folder);
  const pidFile = `${real}.pid`;
  const release = platform === 'linux' ? await listen(real, pidFile) : null;
  if (release) await writeFile(pidFile, String(process.pid));
  else if (!createPidFile(pidFile)) await replacePidFile(real, pidFile);
  return async () => {
    await rm(pidFile, { force: true });
    ownPidFiles.delete(pidFile);
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

/** Only one of several at the same time creates it, in one go with what it says; false for the others. */
function createPidFile(pidFile: string): boolean {
  try {
    writeFileSync(pidFile, String(process.pid), { flag: 'wx' });
    ownPidFiles.add(pidFile);
    return true;
  } catch (error) {
    if (codeOf(error) === 'EEXIST') return false;
    throw error;
  }
}

/** Takes over what a dead owner left behind; once, since who is faster now is alive. */
async function replacePidFile(real: string, pidFile: string): Promise<void> {
  const pid = await readPid(pidFile);
  // Our own number in a file that we did not write is of a process before us.
  const isTaken = pid === process.pid ? ownPidFiles.has(pidFile) : pid && isAlive(pid);
  if (isTaken) throw new FolderInUse(real, pid);
  await rm(pidFile, { force: true });
  if (!createPidFile(pidFile)) throw new FolderInUse(real, await readPid(pidFile));
}

async function readPid(pidFile: string): Promise<number | null> {
  const text = await readFile(pidFile, 'utf8').catch(() => '');
  return Number.parseInt(text, 10) || null;
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    // There, but somebody else's.
    return codeOf(error) === 'EPERM';
  }
}

function codeOf(error: unknown): string | undefined {
  return (error as NodeJS.ErrnoException).code;
}
