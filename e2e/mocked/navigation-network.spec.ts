import type { Locator, Page, Route } from '@playwright/test';
import { hold } from '#tests/mock-api/fault.ts';
import { expectReact } from './go-to-step.ts';
import type { Mock } from './mock.ts';
import { expect, test } from './mocked-test.ts';
import { openSearchModal } from './open-search-modal.ts';

const resultsHeading = 'Saloane, frizerii și medici în zona Iași';

test('a press on a card is not lost when the results of an earlier filter arrive', async ({
  page,
  mock,
}) => {
  const { path, detail, card, heading } = await openCard(page, mock);
  const list = hold();
  mock.respond('listLocations', list.fault);
  await page.getByRole('main').getByRole('link', { name: 'Saloane' }).click();
  const release = await pressAndHold(page, path, card);
  list.release();
  await expect(heading).toHaveText('Saloane în zona Iași');
  release();
  await expect(heading).toHaveText(detail.name);
  await page.goBack();
  await expect(heading).toHaveText(resultsHeading);
});

test('a location whose data breaks off is loaded again @S2-27', async ({
  browser,
  baseURL,
  mock,
}) => {
  // The collector does not watch this context, because React logs the lost data.
  const context = await browser.newContext({ baseURL });
  // Next does not prefetch with saveData.
  await context.addInitScript(() => {
    Object.defineProperty(navigator, 'connection', { value: { saveData: true } });
  });
  const page = await context.newPage();
  const { path, detail, card, heading } = await openCard(page, mock);
  await page.route((url) => url.pathname === path, breakOff(0.5));
  await card.click();
  await expect(heading).toHaveText(detail.name);
  await context.close();
});

test('a press on a card whose prefetch broke off still leads to the location', async ({
  page,
  mock,
}) => {
  const { path, detail, card, heading } = await openCard(page, mock);
  await page.route((url) => url.pathname === path, breakOff(0.98));
  const prefetched = page.waitForEvent('requestfinished', (one) => one.url().includes(path));
  await card.hover();
  await prefetched;
  await card.click();
  await expect(heading).toHaveText(detail.name);
});

test('Back closes a search opened during a navigation and keeps the next page', async ({
  page,
  mock,
}) => {
  const { path, detail, card, heading } = await openCard(page, mock);
  const release = await pressAndHold(page, path, card);
  const search = await openSearchModal(page);
  await expect(search).toBeVisible();
  release();
  await expect(page).toHaveURL(path);
  await page.goBack();
  await expect(search).toBeHidden();
  await expect(heading).toHaveText(detail.name);
  await page.goBack();
  await expect(heading).toHaveText(resultsHeading);
  await expect(search).toBeHidden();
});

test('a search opened and closed during a navigation does not cancel it', async ({
  page,
  mock,
}) => {
  const { path, detail, card, heading } = await openCard(page, mock);
  const release = await pressAndHold(page, path, card);
  const search = await openSearchModal(page);
  await search.getByRole('button', { name: 'Închide' }).click();
  await expect(search).toBeHidden();
  release();
  await expect(heading).toHaveText(detail.name);
  await page.goBack();
  await expect(heading).toHaveText(resultsHeading);
});

test('a location whose prefetch fails after the press on its card shows an error @S2-27', async ({
  page,
  mock,
  announce,
}) => {
  const { path, card, heading } = await openCard(page, mock);
  mock.use('location-detail-fails');
  announce.refusal(path, 500);
  const prefetch = await pressDuringPrefetch(page, path, card);
  await prefetch.continue();
  await expect(heading).toHaveText('An error occurred');
  await expect(page).toHaveURL(path);
});

test('a prefetch that breaks off after the press on its card still leads to the location @S2-27', async ({
  page,
  mock,
  announce,
}) => {
  const { path, detail, card, heading } = await openCard(page, mock);
  announce.offline();
  const prefetch = await pressDuringPrefetch(page, path, card);
  await prefetch.abort();
  await expect(heading).toHaveText(detail.name);
  await expect(page).toHaveURL(path);
});

async function openCard(page: Page, mock: Mock) {
  const { path, detail } = mock.location('plain');
  await page.goto('/locations');
  const card = page.getByRole('link', { name: detail.name, exact: true });
  await expectReact(card);
  return { path, detail, card, heading: page.getByRole('heading', { level: 1 }) };
}

async function pressDuringPrefetch(page: Page, path: string, card: Locator): Promise<Route> {
  const held = Promise.withResolvers<Route>();
  await page.route(
    (url) => url.pathname === path,
    async (route) => {
      if (isPageData(route)) held.resolve(route);
      else await route.continue();
    },
  );
  await card.hover();
  const prefetch = await held.promise;
  await card.click();
  return prefetch;
}

async function pressAndHold(page: Page, path: string, card: Locator): Promise<() => void> {
  const requested = Promise.withResolvers<void>();
  const released = Promise.withResolvers<void>();
  await page.route(
    (url) => url.pathname === path,
    async (route) => {
      if (isPageData(route)) {
        requested.resolve();
        await released.promise;
      }
      await route.continue();
    },
  );
  await card.click();
  await requested.promise;
  return released.resolve;
}

function isPageData(route: Route): boolean {
  const headers = route.request().headers();
  return headers.rsc === '1' && !('next-router-prefetch' in headers);
}

function breakOff(share: number) {
  return async (route: Route) => {
    if (!isPageData(route)) return route.continue();
    const response = await route.fetch();
    const body = await response.body();
    await route.fulfill({ response, body: body.subarray(0, body.length * share) });
  };
}
