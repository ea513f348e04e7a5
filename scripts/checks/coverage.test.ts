import { expect, test } from 'vitest';
import { branchNote } from './coverage.ts';

test('covered branches are one line, to one decimal', () => {
  const summary = { total: { branches: { pct: 87.28 } } };
  expect(branchNote(summary)).toBe('branches covered: 87.3 % (not a gate)');
});

test('without a figure the line says so', () => {
  expect(branchNote(null)).toBe('branches covered: unknown (not a gate)');
  expect(branchNote({ total: { branches: { pct: 'Unknown' } } })).toContain('unknown');
});
