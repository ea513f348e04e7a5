import {
  existsSync,
  mkdtempSync,
  readFileSync,
  realpathSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { FolderInUse, lockFolder } from './folder-lock.ts';

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

function ownerAnswers(code: 'EPERM' | 'ESRCH' | null) {
  vi.spyOn(process, 'kill').mockImplementation(() => {
    if (code) throw Object.assign(new Error(code), { code });
    return true;
  });
}

test('a folder that is taken is refused until it is released', async () => {
  const release = await lockFolder(folder);
  await expect(lockFolder(folder)).rejects.toThrow(FolderInUse);
  await release();
  expect(existsSync(pidFile)).toBe(false);
  await (
    await lockFolder(folder)
  )();
});

describe('where the pid file decides', () => {
  const lock = () => lockFolder(folder, 'darwin');

  test.each([null, 'EPERM'] as const)('a living owner keeps the folder (%s)', async (code) => {
    ownerAnswers(code);
    writeFileSync(pidFile, '4242');
    await expect(lock()).rejects.toMatchObject({ name: 'FolderInUse', pid: 4242 });
    expect(readFileSync(pidFile, 'utf8')).toBe('4242');
  });

  test('what a dead owner left behind is taken over', async () => {
    ownerAnswers('ESRCH');
    writeFileSync(pidFile, '4242');
    const release = await lock();
    expect(readFileSync(pidFile, 'utf8')).toBe(String(process.pid));
    await release();
    expect(existsSync(pidFile)).toBe(false);
  });

  test('one of two at the same time gets a free folder', async () => {
    const both = await Promise.allSettled([lock(), lock()]);
    expect(both.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
  });

  test('our own number that a process before us left behind does not keep us out', async () => {
    writeFileSync(pidFile, String(process.pid));
    await (
      await lock()
    )();
    expect(existsSync(pidFile)).toBe(false);
  });
});
