import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { sourceFingerprint } from './fingerprint.ts';

function house(files: Record<string, string>): string {
  const root = mkdtempSync(join(tmpdir(), 'fingerprint-'));
  onTestFinished(() => rmSync(root, { recursive: true }));
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(join(root, path, '..'), { recursive: true });
    writeFileSync(join(root, path), text);
  }
  return root;
}

const env = (values: Record<string, string> = {}) => values as NodeJS.ProcessEnv;
const files = { 'app/page.tsx': 'one', 'package.json': '{}' };
const print = (more: Record<string, string> = {}) =>
  sourceFingerprint(house({ ...files, ...more }), env());

test('the same sources have the same fingerprint', () => {
  expect(print()).toBe(print());
});

test('a changed page, a moved page or a public variable changes the fingerprint', () => {
  const moved = house({ 'app/home/page.tsx': 'one', 'package.json': '{}' });
  const all = [
    print({ 'app/page.tsx': 'two' }),
    sourceFingerprint(moved, env()),
    sourceFingerprint(house(files), env({ NEXT_PUBLIC_MAP: '1' })),
    print(),
  ];
  expect(new Set(all).size).toBe(4);
});

test('a file that Next reads beside the sources changes the fingerprint', () => {
  const all = ['instrumentation-client.ts', '.env', '.env.local', '.env.production'].map((path) =>
    print({ [path]: 'x' }),
  );
  expect(new Set([print(), print({ '.env.production.local': 'x' }), ...all]).size).toBe(6);
});

test('tests and the api do not change the fingerprint', () => {
  expect(print({ 'app/page.test.tsx': 'x', 'server/main.ts': 'x' })).toBe(print());
});
