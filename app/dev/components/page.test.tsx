import { expect, test, vi } from 'vitest';
import Page from './page.tsx';

test('in production nobody sees how the pages are made', () => {
  vi.stubEnv('APP_MODE', 'production');
  expect(() => Page()).toThrow('404');
});
