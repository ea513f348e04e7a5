import { defineConfig, devices, type PlaywrightTestConfig } from '@playwright/test';

const browser = {
  baseURL: process.env.WEB_URL ?? 'http://localhost:3000',
  locale: 'ro-RO',
  trace: 'retain-on-failure',
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
} satisfies PlaywrightTestConfig['use'];

export default defineConfig({
  testDir: 'e2e',
  outputDir: '.test/playwright',
  fullyParallel: true,
  forbidOnly: true,
  workers: 2,
  timeout: 60_000,
  expect: { timeout: 10_000 },
  reporter: 'line',
  projects: [
    {
      name: 'budget',
      testMatch: 'budget/**/*.spec.ts',
      use: { ...devices['Desktop Chrome'], ...browser },
    },
    { name: 'http', testMatch: 'http/**/*.spec.ts', use: browser },
    {
      name: 'full-desktop',
      testMatch: 'full/**/*.spec.ts',
      use: { ...devices['Desktop Chrome'], viewport: { width: 1280, height: 900 }, ...browser },
    },
    {
      name: 'full-mobile',
      testMatch: 'full/**/*.spec.ts',
      use: { ...devices['Pixel 7'], viewport: { width: 360, height: 780 }, ...browser },
    },
  ],
});
