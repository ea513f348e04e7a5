import { expect, test } from 'vitest';
import { readEnv } from '../deps.ts';
import { poolSizeOf } from './program-databases.ts';

const replica = { DATABASE_READ_URL: 'postgres://replica/aproape' };

const poolSize = (processes: number, settings: Record<string, string> = {}) =>
  poolSizeOf(
    readEnv({
      DATABASE_URL: 'postgres://primary/aproape',
      API_PROCESSES: String(processes),
      ...settings,
    }),
  );

test('the processes of the api share 80 connections to the primary, with a replica too', () => {
  for (const processes of [1, 3, 7, 40]) {
    expect(poolSize(processes, replica)).toBeGreaterThan(0);
    expect(processes * poolSize(processes)).toBeLessThanOrEqual(80);
    expect(processes * (poolSize(processes, replica) + 1)).toBeLessThanOrEqual(80);
  }
});

test('a process has at most 20 connections unless DATABASE_POOL says otherwise', () => {
  expect(poolSize(1)).toBe(20);
  expect(poolSize(8, { ...replica, DATABASE_POOL: '30' })).toBe(30);
});
