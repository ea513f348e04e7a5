import type { Page } from '@playwright/test';
import { expect, test } from './mocked-test.ts';

test.use({ serviceWorkers: 'allow' });

const stored = (page: Page) =>
  page.evaluate(async () => [
    ...(await caches.keys()),
    ...(await indexedDB.databases()).map(({ name }) => name),
    ...Object.keys(localStorage),
    ...Object.keys(sessionStorage),
  ]);

test('offline the upcoming bookings are shown with their age, until the client signs out', async ({
  page,
  context,
  mock,
  announce,
}) => {
  await mock.signIn();
  const { location } = mock.booking();
  await page.goto('/account/bookings');
  await page.evaluate(() => navigator.serviceWorker.ready);
  await expect
    .poll(() => page.evaluate(() => localStorage.upcomingBookings as unknown))
    .toContain(location.name);

  announce.offline();
  await context.setOffline(true);
  await mock.setClock(new Date('2026-11-20T11:05:00Z'));
  await page.goto('/locations?search=tuns');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Fără conexiune');
  await expect(page.getByText('Actualizate acum 3 ore')).toBeVisible();
  const booking = page.getByRole('listitem');
  await expect(booking).toContainText('luni, 23 noiembrie, ora 11:00');
  await expect(booking).toContainText(location.name);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);

  const favourites = page.waitForResponse('/api/customer/favourites');
  await context.setOffline(false);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/tuns/);
  await page.getByRole('button', { name: 'Meniu' }).click();
  await favourites;
  await page.getByRole('button', { name: 'Deconectare' }).click();
  await page.waitForURL('/');
  expect(await stored(page)).toEqual(['consentPreferences']);

  await context.setOffline(true);
  await page.goto('/account/bookings');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Fără conexiune');
  await expect(page.getByText(location.name)).toBeHidden();
});
