import { expect, test } from 'vitest';
import { buildWeb } from './build.ts';

test('an aborted start does not wait for its build', async () => {
  const giveUp = new AbortController();
  const env = { ...process.env, NEXT_DIST_DIR: '.test/never-built' };
  const built = buildWeb(process.cwd(), env, {
    say: () => giveUp.abort(),
    signal: giveUp.signal,
  });
  await expect(built).rejects.toThrow('aborted');
});
