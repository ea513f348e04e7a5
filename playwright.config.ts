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
/** What a phone shows in the light scheme. */
const desktopInDark: Use = { ...desktop, colorScheme: 'dark' };
const mobile: Use = {
  ...devices['Pixel 7'],
  viewport: { width: 360, height: 780 },
  deviceScaleFactor: 1,
  ...chromium,
};

/** Browsers that Playwright brings itself: their projects exist where `playwright install` put them. */
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

/**
 * A suite of journeys and screens: in Chromium on a phone, what is tagged on a desktop too, and in every other
 * browser that is there.
 */
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
    // What a test answers instead of the network would pass a worker by.
    serviceWorkers: 'block',
    // Calls, console and steps of every test; film and snapshots would take a third of a small machine. A failure
    // adds a picture and the page in words; `--trace on` records everything.
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
    // Rules are proven on a phone; what a wide screen shows otherwise is tagged, and proven there too.
    ...inBrowsers('mocked'),
    ...inBrowsers('full'),
  ],
});
