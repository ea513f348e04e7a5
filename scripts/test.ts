import { checkPart, chooseParts, endRun, passed, runParts, sum, type Part } from './checks/part.ts';
import { countPlaywright } from './checks/playwright.ts';
import { onPostgres } from './checks/postgres.ts';
import { quickChecks } from './checks/quick-checks.ts';
import { countVitest } from './checks/vitest.ts';
import { buildWeb } from './product/build.ts';
import { runMain } from './product/run-main.ts';
import { noTimeLimits } from '#server/testing/no-time-limits.ts';
import { onTestProduct } from './product/test-product.ts';

const goalMinutes = 15;
const node = process.execPath;
const env = { ...noTimeLimits, PAGE_WAIT_MS: '60000', API_READ_TIMEOUT_MS: '60000' };

const checks: Part[] = [
  ...quickChecks,
  checkPart('lint', 'npm', ['run', '--silent', 'lint']),
  checkPart('formatting', 'prettier', ['--check', '.', '--log-level', 'warn']),
  checkPart('unused code', 'knip', []),
  checkPart('coverage of the spec', node, ['scripts/coverage-of-spec.ts', '--check']),
  {
    // PGlite serializes transactions and cannot show a race.
    name: 'races on PostgreSQL',
    run: () => onPostgres(({ url }) => countVitest(['race'], { RACE_DATABASE_URL: url })),
  },
  {
    name: 'build of the web',
    run: async () => {
      await buildWeb(process.cwd(), { ...process.env, API_URL: 'http://127.0.0.1:9' });
      return passed;
    },
  },
];

const suites: Part[] = [
  {
    name: 'unit, component and api tests',
    run: () => countVitest(['unit', 'component', 'component-alone', 'api']),
  },
  {
    name: 'mocked screens in the browser',
    run: async () => {
      await buildWeb(process.cwd(), process.env);
      return countPlaywright(['collectors', 'mocked-desktop', 'mocked-mobile']);
    },
  },
  {
    name: 'entry, budgets, contract and relevance',
    run: () =>
      onTestProduct({ env }, async ({ webUrl, apiUrl }) =>
        sum([
          await countPlaywright(['http', 'budget'], { WEB_URL: webUrl, API_URL: apiUrl }),
          await countVitest(['contract', 'relevance'], {
            CONTRACT_URL: apiUrl,
            CONTRACT_VOUCHER: 'BINEAIVENIT',
          }),
        ]),
      ),
  },
  {
    name: 'journeys in the browser',
    run: () =>
      onPostgres(({ url }) =>
        onTestProduct(
          { databaseUrl: url, seedFlags: ['--count', '200'], env },
          ({ webUrl, apiUrl }) =>
            countPlaywright(['full-desktop', 'full-mobile'], {
              WEB_URL: webUrl,
              API_URL: apiUrl,
              DATABASE_URL: url,
            }),
        ),
      ),
  },
];

await runMain(async () => {
  const chosen = chooseParts([...checks, ...suites], process.argv.slice(2));
  const isChosen = (part: Part) => chosen.includes(part);
  const started = performance.now();
  const total = sum([
    await runParts(checks.filter(isChosen), 2),
    await runParts(suites.filter(isChosen), 1),
  ]);
  endRun(
    total,
    started,
    `; ${goalMinutes * 60} s is the goal of a whole run, its install included`,
  );
});
