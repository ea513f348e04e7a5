import { defineConfig } from 'vitest/config';

// The same zone as in vitest.config.ts.
process.env.TZ = 'Asia/Kathmandu';

/** Stryker cannot select a project: with vitest.config.ts it would run the tests of all of them. */
export default defineConfig({
  test: {
    environment: 'node',
    include: ['domain/**/*.test.ts'],
    setupFiles: ['tests/setup/console.ts'],
    restoreMocks: true,
    unstubEnvs: true,
    // A test that is slow on a busy machine must not count as failed.
    testTimeout: 60_000,
  },
});
