import type { Page } from '@playwright/test';
import { expectPlaced, openMondaySummary } from './monday-booking.ts';
import { expect, test } from './full-test.ts';

test('a booking succeeds after the access token expired @S4-28', async ({
  signedIn: page,
  location,
  announce,
  db,
}) => {
  const place = await location();
  const known = page.waitForResponse('**/api/user');
  const others = page.waitForResponse('**/api/bookings/upcoming?**');
  await openMondaySummary(page, place);
  await Promise.all([known, others]);
  await endAccess(page);
  announce.refusal('/api/bookings', 401);
  const refreshed = page.waitForResponse('**/auth/refresh');
  await page.getByRole('button', { name: 'Rezervă' }).click();
  expect((await refreshed).status()).toBe(204);
  await expectPlaced(page);
  const bookings = await db
    .selectFrom('bookings')
    .select('status')
    .where('location_id', '=', place.id)
    .execute();
  expect(bookings).toEqual([{ status: 'approved' }]);
});

test('a private page renews an expired access token @S4-28', async ({
  signedIn: page,
  booking,
}) => {
  const { location } = await booking('approved');
  await endAccess(page);
  await page.goto('/account/bookings');
  await expect(page.getByRole('main').getByText(location.name)).toBeVisible();
  expect((await page.context().cookies()).map(({ name }) => name)).toContain('at');
});

test('an ended session leads to the login, and from there back @S4-29 @S4-30', async ({
  signedIn: page,
  client,
  booking,
  db,
}) => {
  const { location } = await booking('approved');
  await db
    .updateTable('sessions')
    .set({ revoked_at: new Date() })
    .where('user_id', '=', client.id)
    .execute();
  await endAccess(page);
  await page.goto('/account/bookings?type=upcoming');
  await expect(page).toHaveURL(/\/login\?redirect=/);
  await page.getByLabel('E-mail').fill(client.email);
  await page.getByLabel('Parolă', { exact: true }).fill(client.password);
  await page.getByRole('button', { name: 'Intră în cont' }).click();
  await expect(page).toHaveURL(/\/account\/bookings/);
  await expect(page.getByRole('main').getByText(location.name)).toBeVisible();
});

async function endAccess(page: Page): Promise<void> {
  const context = page.context();
  await context.clearCookies({ name: 'at' });
  const hint = (await context.cookies()).find(({ name }) => name === 'auth_hint');
  if (!hint) throw new Error('A signed-in browser has the hint');
  await context.addCookies([{ ...hint, value: `1.${Math.floor(Date.now() / 1000) - 60}` }]);
}
