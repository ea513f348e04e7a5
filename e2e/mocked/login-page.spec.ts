import type { Page } from '@playwright/test';
import { expect, test } from './mocked-test.ts';

async function signIn(page: Page): Promise<void> {
  const main = page.getByRole('main');
  await main.getByLabel('E-mail').fill('ana@exemplu.ro');
  await main.getByLabel('Parolă', { exact: true }).fill('parola123');
  await main.getByRole('button', { name: 'Intră în cont' }).click();
}

test('the login page asks for e-mail and password, and leads home instead of to another site @S2-19 @S2-82', async ({
  page,
}) => {
  await page.goto('/login?redirect=https://example.com/');
  await expect(page.getByRole('heading', { level: 1, name: 'Autentificare' })).toBeVisible();
  await signIn(page);
  await expect(page).toHaveURL('/');
});

test('the login leads back to the requested page @S4-30 @S2-25', async ({ page }) => {
  await page.goto('/account/bookings?type=past');
  await expect(page).toHaveURL(/\/login\?redirect=/);
  await signIn(page);
  await expect(page).toHaveURL('/account/bookings?type=past');
});
