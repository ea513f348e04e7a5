import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { fillCatalogue, requireFreeFolder } from './catalogue.ts';

test('an aborted start ends its fill, which frees the data folder', async () => {
  const dataDir = join(mkdtempSync(join(tmpdir(), 'fill-')), 'data');
  onTestFinished(() => rmSync(join(dataDir, '..'), { recursive: true }));
  const giveUp = new AbortController();
  const env = { ...process.env, DATA_DIR: dataDir, DATABASE_URL: '' };
  const filled = fillCatalogue(
    { DATA_DIR: dataDir, DATABASE_URL: undefined },
    { env, signal: giveUp.signal },
    ['--count', '100000'],
  );
  void filled.catch(() => {});
  await expect.poll(() => existsSync(`${dataDir}.pid`)).toBe(true);
  await expect(requireFreeFolder(dataDir)).rejects.toThrow('in use by process');
  giveUp.abort();
  await expect(filled).rejects.toThrow('aborted');
  await expect.poll(() => requireFreeFolder(dataDir).catch(String)).toBeUndefined();
});
