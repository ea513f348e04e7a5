import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { filesOf } from './pages.ts';

test('the path of a folder is not a file that Next sends', () => {
  const folder = mkdtempSync(join(tmpdir(), 'public files-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  mkdirSync(join(folder, 'icons'));
  for (const name of ['favicon.ico', 'icons/192.png']) writeFileSync(join(folder, name), '');
  expect(filesOf(folder, '/').sort()).toEqual(['/favicon.ico', '/icons/192.png']);
});
