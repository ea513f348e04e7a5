import { defineConfig } from 'vitest/config';

// The same zone as in vitest.config.ts.
process.env.TZ = 'Asia/Kathmandu';

/** Stryker cannot select a project of vitest.config.ts. */
export default defineConfig({
  test: {
    environment: 'node',
    include: ['domain/**/*.test.ts'],
    setupFiles: ['tests/setup/console.ts'],
    restoreMocks: true,
    unstubEnvs: true,
    // A slow test on a busy machine must not fail.
    testTimeout: 60_000,
  },
});
