import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { earlierLists } from './earlier-lists.ts';

function folder(): string {
  const path = mkdtempSync(join(tmpdir(), 'lists-'));
  onTestFinished(() => rmSync(path, { recursive: true }));
  return path;
}

function git(cwd: string, ...args: string[]): void {
  const author = ['-c', 'user.name=Test', '-c', 'user.email=test@example.invalid'];
  execFileSync('git', [...author, ...args], { cwd, stdio: 'ignore' });
}

function repository(...versions: string[]): string {
  const root = folder();
  git(root, 'init');
  for (const version of versions) {
    writeFileSync(join(root, 'list.ts'), version);
    git(root, 'add', 'list.ts');
    git(root, 'commit', '-m', version, '--no-verify');
  }
  return root;
}

test('each committed version is read, the latest first, what is not committed is not', () => {
  const root = repository("['S2-01', 'S2-02']", "['S2-01']");
  writeFileSync(join(root, 'list.ts'), "['S2-09']");
  expect(earlierLists(root, 'list.ts')).toEqual([['S2-01'], ['S2-01', 'S2-02']]);
});

test('taking the file away and bringing it back forgets nothing', () => {
  const root = repository("['S2-01']");
  git(root, 'rm', 'list.ts');
  git(root, 'commit', '-m', 'gone', '--no-verify');
  expect(earlierLists(root, 'list.ts')).toEqual([['S2-01']]);
});

test('a file that was never committed has no versions', () => {
  expect(earlierLists(repository(), 'list.ts')).toEqual([]);
});

test('without git, or with a history that was cut, there is nothing to compare', () => {
  expect(earlierLists(folder(), 'list.ts')).toEqual([]);
  const cut = join(folder(), 'cut');
  const whole = repository("['S2-01', 'S2-02']", "['S2-01']");
  git(tmpdir(), 'clone', '--depth', '1', `file://${whole}`, cut);
  expect(earlierLists(cut, 'list.ts')).toEqual([]);
});
