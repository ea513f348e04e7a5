import type { Page } from '@playwright/test';
import { expect, test } from './mocked-test.ts';

async function openAccount(page: Page, isMobile: boolean): Promise<void> {
  if (isMobile) await page.getByRole('button', { name: 'Meniu' }).click();
  else await page.getByRole('button', { name: /Bine ai revenit!/ }).click();
}

test('logging out ends the session in every tab @S2-44 @S3-02 @S2-55', async ({
  page,
  context,
  mock,
  isMobile,
}) => {
  await mock.signIn();
  mock.booking();
  const other = await context.newPage();
  await other.goto('/account/bookings');
  await expect(other.getByRole('heading', { name: 'Rezervările mele' })).toBeVisible();
  await page.goto('/');
  await openAccount(page, isMobile);
  const home = page.waitForEvent('load');
  await page.getByRole('button', { name: 'Deconectare' }).filter({ visible: true }).click();
  await home;
  await expect(other).toHaveURL(/\/login/);
  await expect(other.getByText('Sesiunea a expirat.')).toBeVisible();
  await page.goto('/account/bookings');
  await expect(page).toHaveURL(/\/login/);
  await expect(page.getByText('Sesiunea a expirat.')).toBeHidden();
});

test("another client signing in in another tab removes the first one's data here", async ({
  page,
  context,
  mock,
}) => {
  const { email } = await mock.signIn();
  const responded = page.waitForResponse('**/api/user');
  await page.goto('/account/profile');
  await expect(page.getByText(email)).toBeVisible();
  // If the other tab signed in during this request, the page would not repeat it.
  await responded;
  await context.clearCookies();
  const other = await context.newPage();
  await other.goto('/login');
  const [, radu] = mock.world.clients;
  await other.getByRole('main').getByLabel('E-mail').fill(radu!.user.email);
  await other.getByRole('main').getByLabel('Parolă', { exact: true }).fill(radu!.password!);
  await other.getByRole('main').getByRole('button', { name: 'Intră în cont' }).click();
  await expect(page.getByText(radu!.user.email)).toBeVisible();
  await expect(page.getByLabel('Prenume')).toHaveValue(radu!.user.first_name);
  await expect(page.getByText(email)).toBeHidden();
});

test('calls are authenticated by session cookies only @S7-02 @S6-08', async ({ page, mock }) => {
  await mock.signIn();
  const asking = page.waitForRequest('**/api/user');
  await page.goto('/');
  const headers = await (await asking).allHeaders();
  expect(headers.cookie).toMatch(/\bat=at-\d+\b/);
  expect(headers.authorization).toBeUndefined();
});
