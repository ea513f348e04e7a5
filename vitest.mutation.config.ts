import { defineConfig } from 'vitest/config';

// As in vitest.config.ts: no test may rest on the zone of the machine.
process.env.TZ = 'Asia/Kathmandu';

/** The tests of domain/ alone: Stryker takes a configuration without projects. */
export default defineConfig({
  test: {
    environment: 'node',
    include: ['domain/**/*.test.ts'],
    setupFiles: ['tests/setup/console.ts'],
    restoreMocks: true,
    unstubEnvs: true,
    // A busy machine must not pass for a broken rule.
    testTimeout: 60_000,
  },
});
