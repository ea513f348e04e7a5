import {
  defineConfig,
  devices,
  firefox,
  webkit,
  type PlaywrightTestConfig,
  type PlaywrightTestProject,
} from '@playwright/test';
import { existsSync } from 'node:fs';

type Use = NonNullable<PlaywrightTestConfig['use']>;

const chromium: Use = {
  launchOptions: {
    executablePath: process.env.CHROMIUM_PATH,
    args: [
      '--no-sandbox',
      '--disable-gpu',
      '--disable-quic',
      '--no-first-run',
      '--disable-background-networking',
      '--disable-component-update',
      '--disable-sync',
    ],
  },
};

const wide = { width: 1280, height: 900 };
const desktop: Use = { ...devices['Desktop Chrome'], viewport: wide, ...chromium };
/** The phone covers light mode. */
const desktopInDark: Use = { ...desktop, colorScheme: 'dark' };
const mobile: Use = {
  ...devices['Pixel 7'],
  viewport: { width: 360, height: 780 },
  deviceScaleFactor: 1,
  ...chromium,
};

const others: { engine: string; installed: boolean; use: Use }[] = [
  {
    engine: 'webkit',
    installed: existsSync(webkit.executablePath()),
    use: { ...devices['iPhone 15'] },
  },
  {
    engine: 'firefox',
    installed: existsSync(firefox.executablePath()),
    use: { ...devices['Desktop Firefox'], viewport: wide },
  },
];

function inBrowsers(suite: string): PlaywrightTestProject[] {
  const testDir = `e2e/${suite}`;
  return [
    { name: `${suite}-desktop`, testDir, use: desktopInDark, grep: /@wide/ },
    { name: `${suite}-mobile`, testDir, use: mobile },
    ...others
      .filter(({ installed }) => installed)
      .map(({ engine, use }) => ({ name: `${suite}-${engine}`, testDir, use })),
  ];
}

export default defineConfig({
  testDir: 'e2e',
  outputDir: process.env.PLAYWRIGHT_OUTPUT ?? '.test/playwright',
  fullyParallel: true,
  forbidOnly: true,
  workers: 2,
  timeout: 90_000,
  expect: { timeout: 15_000 },
  reporter: 'line',
  reportSlowTests: { max: 5, threshold: 15_000 },
  use: {
    baseURL: process.env.WEB_URL ?? 'http://localhost:3000',
    locale: 'ro-RO',
    // A service worker would bypass mocked responses.
    serviceWorkers: 'block',
    // Screencasts and snapshots take a third of the CPU; `--trace on` adds them.
    trace: { mode: 'retain-on-failure', screenshots: false, snapshots: false },
    screenshot: 'only-on-failure',
  },
  projects: [
    { name: 'collectors', testDir: 'e2e/collectors', use: desktop },
    { name: 'budget', testDir: 'e2e/budget', use: desktop },
    { name: 'http', testDir: 'e2e/http' },
    {
      name: 'gallery',
      testDir: 'e2e/gallery',
      snapshotPathTemplate: '.test/gallery/now/{arg}{ext}',
      use: desktop,
    },
    ...inBrowsers('mocked'),
    ...inBrowsers('full'),
  ],
});
