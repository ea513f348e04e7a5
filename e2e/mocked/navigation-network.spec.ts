import type { Route } from '@playwright/test';
import { expectReact } from './go-to-step.ts';
import { expect, test } from './mocked-test.ts';

test('a location whose data breaks off is loaded again @S2-27', async ({
  browser,
  baseURL,
  mock,
}) => {
  // The collector does not watch this context: React logs the lost data.
  const context = await browser.newContext({ baseURL });
  // Prevents the prefetch.
  await context.addInitScript(() => {
    Object.defineProperty(navigator, 'connection', { value: { saveData: true } });
  });
  const page = await context.newPage();
  const { path, detail } = mock.location('plain');
  await page.goto('/locations');
  const card = page.getByRole('link', { name: detail.name, exact: true });
  await expectReact(card);
  await page.route((url) => url.pathname === path, breakOff(0.5));
  await card.click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(detail.name);
  await context.close();
});

test('a press on a card whose prefetch broke off still leads to the location', async ({
  page,
  mock,
}) => {
  const { path, detail } = mock.location('plain');
  await page.goto('/locations');
  const card = page.getByRole('link', { name: detail.name, exact: true });
  await expectReact(card);
  await page.route((url) => url.pathname === path, breakOff(0.98));
  const prefetched = page.waitForEvent('requestfinished', (one) => one.url().includes(path));
  await card.hover();
  await prefetched;
  await card.click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(detail.name);
});

function isPageData(route: Route): boolean {
  const headers = route.request().headers();
  return headers.rsc === '1' && !('next-router-prefetch' in headers);
}

/** Responds with the first part of the page's data, as after a lost connection. */
function breakOff(share: number) {
  return async (route: Route) => {
    if (!isPageData(route)) return route.continue();
    const response = await route.fetch();
    const body = await response.body();
    await route.fulfill({ response, body: body.subarray(0, body.length * share) });
  };
}
