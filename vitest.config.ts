import { defineConfig } from 'vitest/config';

// Before any worker starts: no test may rest on the zone of the machine (spec: Europe/Bucharest).
process.env.TZ = 'Asia/Kathmandu';

const shared = {
  setupFiles: ['tests/setup/console.ts'],
  restoreMocks: true,
  unstubEnvs: true,
  // A busy machine is slow, not wrong: these end only what would never end by itself.
  testTimeout: 60_000,
  hookTimeout: 240_000,
  expect: { poll: { timeout: 50_000 } },
};

const inDocument = {
  ...shared,
  environment: 'jsdom',
  setupFiles: [
    ...shared.setupFiles,
    // Teardown runs in reverse order: the page unmounts while its calls are still mocked.
    'lib/testing/forget-visitor.ts',
    'tests/setup/network.ts',
    'tests/setup/dom.ts',
  ],
};

/** Modules are loaded once for all files of a worker: what they remember must not matter to a test. */
const together = { isolate: false };

/** These show toasts, or who is signed in all over the page, which outlive the part under test: each has its own modules. */
const alone = [
  'components/favourites/heart-button.test.tsx',
  'features/auth/components/user-menu.test.tsx',
  'features/consent/start-consent.test.tsx',
  'features/location/components/location-tools.test.tsx',
];

/** Files that need an address of the environment are left out where it is not set. */
const onlyWith = (variable: string) => ({ exclude: process.env[variable] ? [] : ['**'] });

export default defineConfig({
  test: {
    maxWorkers: process.env.VITEST_WORKERS ? Number(process.env.VITEST_WORKERS) : 2,
    passWithNoTests: false,
    // `npm run unit -- --coverage`: what was run, not what was checked.
    coverage: {
      provider: 'v8',
      include: ['{domain,contract,lib,features,components,hooks,server,front}/**/*.{ts,tsx}'],
      exclude: ['**/*.{test,testing,race}.{ts,tsx}', 'server/testing/**'],
      reporter: ['html', 'text-summary'],
      reportsDirectory: '.test/coverage',
      reportOnFailure: true,
    },
    projects: [
      {
        test: {
          ...shared,
          name: 'unit',
          environment: 'node',
          ...together,
          include: [
            '{domain,contract,lib,features,hooks,components,app,data,front,scripts,tests}/**/*.test.ts',
            '*.test.ts',
          ],
        },
      },
      {
        test: {
          ...inDocument,
          name: 'component',
          ...together,
          include: ['{components,features,hooks,lib,app}/**/*.test.tsx'],
          exclude: alone,
        },
      },
      { test: { ...inDocument, name: 'component-alone', include: alone } },
      {
        test: {
          ...shared,
          name: 'api',
          environment: 'node',
          ...together,
          include: ['server/**/*.test.ts'],
        },
      },
      {
        test: {
          ...shared,
          ...onlyWith('RACE_DATABASE_URL'),
          name: 'race',
          environment: 'node',
          ...together,
          include: ['server/**/*.race.ts'],
          fileParallelism: false,
          testTimeout: 120_000,
        },
      },
      {
        test: {
          ...shared,
          ...onlyWith('CONTRACT_URL'),
          name: 'contract',
          environment: 'node',
          ...together,
          include: ['tests/contract/**/*.contract.ts'],
          testTimeout: 20_000,
        },
      },
      {
        // What people type, over the demo catalogue of a running product.
        test: {
          ...shared,
          ...onlyWith('CONTRACT_URL'),
          name: 'relevance',
          environment: 'node',
          ...together,
          include: ['data/relevance/*.contract.ts'],
        },
      },
    ],
  },
});
