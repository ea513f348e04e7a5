import { expect, test, vi } from 'vitest';
import { productionEnv } from '#tests/factories/production-env.ts';
import Page from './page.tsx';

test('in production there is no mailbox', async () => {
  for (const [name, value] of Object.entries(productionEnv)) vi.stubEnv(name, value);
  const props = { params: Promise.resolve({}), searchParams: Promise.resolve({}) };
  await expect(Page(props)).rejects.toThrow('404');
});
