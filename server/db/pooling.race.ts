import { expect, test } from 'vitest';
import { findPooling } from './pooling.ts';

const databaseUrl = process.env.RACE_DATABASE_URL ?? '';

test('a direct connection keeps prepared statements and accepts connection settings', async () => {
  const limits = { waitMs: 2_000, statementTimeoutMs: 3_000 };
  expect(await findPooling({ databaseUrl, ...limits })).toEqual({
    isDirect: true,
    canPrepare: true,
    missing: [],
  });
});
