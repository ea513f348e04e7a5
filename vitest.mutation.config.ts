import { defineConfig } from 'vitest/config';

// As in vitest.config.ts.
process.env.TZ = 'Asia/Kathmandu';

/** Stryker takes a configuration without projects. */
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
