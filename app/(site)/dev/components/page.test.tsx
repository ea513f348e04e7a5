import { expect, test, vi } from 'vitest';
import { productionEnv } from '#tests/factories/production-env.ts';
import Page from './page.tsx';

test('in production the component page is a 404', () => {
  for (const [name, value] of Object.entries(productionEnv)) vi.stubEnv(name, value);
  expect(() => Page()).toThrow('404');
});
