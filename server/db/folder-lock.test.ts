import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, readdirSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { FolderInUse, lockFolder } from './folder-lock.ts';

const patience = { timeout: 60_000 };

let folder: string;
let pidFile: string;
beforeEach(() => {
  folder = realpathSync(mkdtempSync(join(tmpdir(), 'folder-lock-')));
  pidFile = `${folder}.pid`;
});
afterEach(() => {
  rmSync(folder, { recursive: true });
  rmSync(pidFile, { force: true });
});

async function startOwner(of: string) {
  const script = `
    const { lockFolder } = await import(process.argv[1]);
    await lockFolder(process.argv[2]);
    console.log('locked');
    setInterval(() => {}, 1000);`;
  const lockModule = new URL('./folder-lock.ts', import.meta.url).href;
  const owner = spawn(process.execPath, ['--input-type=module', '-e', script, lockModule, of], {
    stdio: ['ignore', 'pipe', 'inherit'],
    env: { ...process.env, NODE_OPTIONS: '' },
  });
  await once(owner.stdout, 'data');
  return owner;
}

test('a locked folder is refused until it is released', patience, async () => {
  const release = await lockFolder(folder);
  await expect(lockFolder(folder)).rejects.toThrow(FolderInUse);
  await release();
  expect(existsSync(pidFile)).toBe(false);
  await (
    await lockFolder(folder)
  )();
});

test('one of two concurrent processes gets a free folder', async () => {
  const both = await Promise.allSettled([lockFolder(folder), lockFolder(folder)]);
  expect(both.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
  for (const one of both) if (one.status === 'fulfilled') await one.value();
});

test(
  'another process keeps its folder, is named, and loses it with kill -9',
  patience,
  async () => {
    const owner = await startOwner(folder);
    await expect(lockFolder(folder)).rejects.toMatchObject({ name: 'FolderInUse', pid: owner.pid });
    owner.kill('SIGKILL');
    await once(owner, 'exit');
    await (
      await lockFolder(folder)
    )();
  },
);

test('only the lock file locks: a pid file alone does not lock, and deleting it releases nothing', async () => {
  writeFileSync(pidFile, String(process.ppid));
  const release = await lockFolder(folder);
  expect(readdirSync(folder)).toEqual(['lock']);
  rmSync(pidFile);
  await expect(lockFolder(folder)).rejects.toMatchObject({ name: 'FolderInUse', pid: null });
  await release();
});
