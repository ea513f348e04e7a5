import { defineConfig } from 'vitest/config';

// No test may depend on the machine's zone.
process.env.TZ = 'Asia/Kathmandu';

export const shared = {
  isolate: false,
  setupFiles: ['tests/setup/console.ts'],
  restoreMocks: true,
  unstubEnvs: true,
  // `server-only` would throw, because server and client components share a test environment.
  alias: { 'server-only': new URL('node_modules/server-only/empty.js', import.meta.url).pathname },
  // Timeouts only end tests that hang.
  testTimeout: 60_000,
  hookTimeout: 240_000,
  expect: { poll: { timeout: 50_000 } },
};

const inDocument = {
  ...shared,
  environment: 'jsdom',
  alias: {
    ...shared.alias,
    'next/navigation': new URL('tests/next-navigation.ts', import.meta.url).pathname,
  },
  setupFiles: [
    ...shared.setupFiles,
    // Teardown runs in reverse order, so that the page unmounts while calls are still mocked.
    'lib/testing/forget-visitor.ts',
    'tests/setup/network.ts',
    'tests/setup/dom.ts',
  ],
};

/**
 * Each file loads its own modules, because toasts and the session outlive even `resetModules`, and
 * modules would keep the mocked settings of an earlier file.
 */
const alone = [
  'app/**/*.test.tsx',
  'components/favourites/heart-button.test.tsx',
  'components/layout/{business-header,footer}.test.tsx',
  'features/auth/components/account-entry.test.tsx',
  'features/business/components/business-sections.test.tsx',
  'features/consent/start-deferred-work.test.tsx',
  'features/location/components/location-tools.test.tsx',
  'features/location/components/report-dialog.test.tsx',
  'lib/browser/history-entry.test.tsx',
  'lib/browser/lazy-part.test.tsx',
  'lib/browser/page-progress-without-bar.test.tsx',
];

const onlyWith = (variable: string) => ({ exclude: process.env[variable] ? [] : ['**'] });

export default defineConfig({
  test: {
    maxWorkers: process.env.VITEST_WORKERS ? Number(process.env.VITEST_WORKERS) : 2,
    coverage: {
      provider: 'v8',
      include: [
        '{domain,contract,lib,features,components,hooks,server,settings,front,processes}/**/*.{ts,tsx}',
      ],
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
          include: [
            '{domain,contract,lib,features,hooks,components,app,front,processes,scripts,settings,tests}/**/*.test.ts',
            '*.test.ts',
          ],
        },
      },
      {
        test: {
          ...inDocument,
          name: 'component',
          include: ['{components,features,hooks,lib,app}/**/*.test.tsx'],
          exclude: alone,
        },
      },
      { test: { ...inDocument, name: 'component-alone', isolate: true, include: alone } },
      {
        test: {
          ...shared,
          name: 'api',
          // Not in `unit`, where tests reset modules, because metrics cannot be registered twice.
          include: ['{server,data}/**/*.test.ts'],
        },
      },
      {
        test: {
          ...shared,
          ...onlyWith('RACE_DATABASE_URL'),
          name: 'race',
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
          include: ['tests/contract/**/*.contract.ts'],
          testTimeout: 20_000,
        },
      },
      {
        test: {
          ...shared,
          ...onlyWith('CONTRACT_URL'),
          name: 'relevance',
          include: ['data/relevance/*.contract.ts'],
        },
      },
    ],
  },
});
