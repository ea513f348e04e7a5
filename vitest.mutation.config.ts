import { defineConfig } from 'vitest/config';
import { shared } from './vitest.config.ts';

/** Stryker cannot select a project of vitest.config.ts. */
export default defineConfig({
  test: { ...shared, isolate: true, include: ['domain/**/*.test.ts'] },
});
