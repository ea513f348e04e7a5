import type { BrowserContext, Page } from '@playwright/test';
import { hastenTimers } from './hasten-timers.ts';
import { expect, test } from './mocked-test.ts';

const analytics = 'https://stats.example/a.js';
const marketing = 'https://ads.example/m.js';
const essentialCookies = ['anon', 'XSRF-TOKEN', 'selectedCity', 'radius'];

test.use({
  hasConsentChoice: false,
  webSettings: {
    ANALYTICS_SCRIPT_URL: analytics,
    MARKETING_SCRIPT_URL: marketing,
    CAPTCHA: 'on',
    CAPTCHA_VERSION: '3',
    CAPTCHA_SITE_KEY: 'key',
    FACEBOOK_APP_ID: '123',
    APPLE_CLIENT_ID: 'ro.aproape.web',
  },
});

test.beforeEach(({ context }) => hastenTimers(context));

function outside(context: BrowserContext, baseURL = ''): string[] {
  const addresses: string[] = [];
  context.on('request', (request) => {
    const address = request.url();
    if (/^https?:/.test(address) && !address.startsWith(baseURL)) addresses.push(address);
  });
  return addresses;
}

test('until the visitor chooses, no other host is requested and nothing optional is stored, and each choice loads what it allows @S2-86 @S2-87 @S4-34 @S4-35 @S9-27', async ({
  page,
  context,
  baseURL,
  standIn,
  mock,
}) => {
  const measured = () => mock.requestCount('sendVitals');
  for (const address of [analytics, marketing]) await standIn(address, '');
  const requests = outside(context, baseURL);
  const dialogOf = (one: Page) => one.getByRole('dialog', { name: 'Preferințe de marketing' });
  const dialog = dialogOf(page);
  const open = async (one: Page, path: string) => {
    await one.goto(path);
    await expect(dialogOf(one)).toBeVisible();
  };
  const inTab = async (path: string) => {
    const tab = await context.newPage();
    await open(tab, path);
    await tab.close();
  };
  await Promise.all(['/', '/locations', '/iasi', '/login', '/register'].map(inTab));
  await open(page, '/business');
  const names = (await context.cookies()).map(({ name }) => name);
  expect(names.filter((name) => !essentialCookies.includes(name))).toEqual([]);
  expect(await page.evaluate(() => Object.keys(localStorage))).toEqual([]);
  expect(requests).toEqual([]);
  expect(measured()).toBe(0);
  await expect(dialog.getByRole('switch', { name: /^Esențiale/ })).toBeDisabled();

  const stored = () => page.evaluate(() => JSON.parse(localStorage.consentPreferences) as object);
  const response = async (name: string, category?: RegExp) => {
    if (category) await dialog.getByRole('switch', { name: category }).click();
    await dialog.getByRole('button', { name }).click();
    await expect(dialog).toBeHidden();
  };
  const askAgain = () => page.getByRole('link', { name: 'Setări cookie' }).click();

  await response('Doar esențiale');
  expect(await stored()).toMatchObject({ essential: true, analytics: false, marketing: false });
  await askAgain();
  await response('Salvează selecția', /^Analiză/);
  expect(await stored()).toMatchObject({ essential: true, analytics: true, marketing: false });
  await expect.poll(() => requests).toEqual([analytics]);
  await askAgain();
  await response('Acceptă tot');
  expect(await stored()).toMatchObject({ essential: true, analytics: true, marketing: true });
  await expect.poll(() => requests).toEqual([analytics, marketing]);
  await page.goto('/business');
  await expect.poll(measured).toBe(1);
  await expect.poll(() => requests.slice(2)).toEqual([analytics, marketing]);

  await askAgain();
  const reloaded = page.waitForEvent('load');
  await response('Doar esențiale');
  await reloaded;
  expect(await stored()).toMatchObject({ essential: true, analytics: false, marketing: false });
  requests.length = 0;
  await page.goto('/faq');
  await page.waitForFunction(() => performance.now() > 2_000);
  expect(requests).toEqual([]);
  expect(measured()).toBe(1);
  await expect(dialog).toBeHidden();
});

test('optional scripts never run on private pages: a page with such scripts opens them with a full load', async ({
  page,
  context,
  baseURL,
  standIn,
  mock,
}) => {
  for (const address of [analytics, marketing]) await standIn(address, '');
  await page.addInitScript(() => {
    const choice = { version: 3, essential: true, analytics: true, marketing: true };
    localStorage.setItem('consentPreferences', JSON.stringify(choice));
  });
  const requests = outside(context, baseURL);
  const ownScripts = () => requests.filter((url) => [analytics, marketing].includes(url));
  const plain = mock.location('plain').path;
  const settled = () => page.waitForFunction(() => performance.now() > 2_000);
  for (const path of ['/login', '/provider/bookings/a.b', `${plain}/booking`]) {
    const response = await page.goto(path);
    expect(response?.headers()['content-security-policy']).not.toContain('stats.example');
    await settled();
  }
  expect(ownScripts()).toEqual([]);

  const response = await page.goto(plain);
  expect(response?.headers()['content-security-policy']).toContain('https://stats.example');
  await expect.poll(ownScripts).toEqual([analytics, marketing]);
  await page.getByRole('button', { name: 'Rezervă' }).filter({ visible: true }).click();
  await page.waitForURL(/booking/);
  await settled();
  expect(ownScripts()).toHaveLength(2);

  // On a page with optional scripts this link loads the login page instead of a modal.
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.goto('/faq');
  await expect.poll(ownScripts).toHaveLength(4);
  await page.getByRole('banner').getByRole('link', { name: 'Intră în cont' }).click();
  await page.waitForURL('/login');
  await settled();
  expect(ownScripts()).toHaveLength(4);
});
