import type { Page } from '@playwright/test';
import sharp from 'sharp';
import { expect, test } from './mocked-test.ts';

const dialogOf = (page: Page, name: string) => page.getByRole('dialog', { name });

test(
  '/account is a menu on small screens and leads on to the bookings on large ones @S2-03',
  { tag: '@wide' },
  async ({ page, mock, isMobile }) => {
    await mock.signIn();
    await page.goto('/account');
    if (!isMobile) {
      await expect(page).toHaveURL('/account/bookings');
    }
    const part = isMobile
      ? page.getByRole('main')
      : page.getByRole('navigation', { name: 'Contul meu' });
    await part.getByRole('link', { name: /Securitate/ }).click();
    await expect(page).toHaveURL('/account/security');
    await expect(page.getByRole('heading', { level: 1, name: 'Securitate' })).toBeVisible();
    if (isMobile) {
      await page.getByRole('link', { name: 'Contul meu' }).click();
      await expect(page).toHaveURL('/account');
      return;
    }
    await expect(part.getByRole('link', { name: 'Securitate' })).toHaveAttribute(
      'aria-current',
      'page',
    );
  },
);

test(
  'names and avatar change in the profile and in another tab @S2-05 @S2-43',
  { tag: '@wide' },
  async ({ page, context, mock, isMobile, checkPage }) => {
    await mock.signIn();
    const other = await context.newPage();
    await other.goto('/account/security');
    await expect(other.getByRole('heading', { name: 'Securitate' })).toBeVisible();
    await page.goto('/');
    if (isMobile) {
      await page.getByRole('button', { name: 'Meniu' }).click();
      await page.getByRole('link', { name: 'Profil', exact: true }).click();
    } else await page.getByRole('link', { name: 'Profilul tău' }).click();
    await expect(page).toHaveURL('/account/profile');

    await page.getByLabel('Prenume').fill('Ilinca');
    await page.getByRole('button', { name: 'Salvează' }).click();
    await expect(page.getByText('Modificările au fost salvate.')).toBeVisible();
    const picture = { create: { width: 8, height: 8, channels: 3, background: 'red' } } as const;
    await page.getByLabel('Alege o fotografie').setInputFiles({
      name: 'eu.png',
      mimeType: 'image/png',
      buffer: await sharp(picture).png().toBuffer(),
    });
    await expect(page.getByRole('button', { name: 'Elimină fotografia' })).toBeVisible();
    const toTop = () => page.evaluate(() => window.scrollTo(0, 0));
    await toTop();
    await checkPage('with an avatar');
    if (!isMobile) {
      await expect(other.getByRole('button', { name: /Ilinca/ })).toBeVisible();
      const avatar = other.getByRole('link', { name: 'Profilul tău' }).locator('img');
      await expect(avatar).toHaveAttribute('src', /images\/1/);
    }
    await other.reload();
    await page.reload();
    await expect(page.getByLabel('Prenume')).toHaveValue('Ilinca');
    await toTop();
  },
);

test('the e-mail changes by keyboard, with the code sent to the new address', async ({
  page,
  mock,
  checkPage,
  announce,
}) => {
  await mock.signIn();
  await page.goto('/account/profile');
  const opener = page.getByRole('button', { name: 'Schimbă e-mailul' });
  await expect(opener).toBeEnabled();
  await opener.focus();
  await page.keyboard.press('Enter');
  const dialog = dialogOf(page, 'Schimbă e-mailul');
  await expect(dialog.getByLabel('E-mail nou')).toBeFocused();
  await checkPage('the new e-mail');
  await page.keyboard.type('noua@exemplu.ro');
  await page.keyboard.press('Tab');
  await page.keyboard.type('parola123');
  await page.keyboard.press('Enter');
  const code = dialog.getByLabel('Cod de confirmare');
  await expect(code).toBeFocused();
  await expect(dialog.getByText('noua@exemplu.ro')).toBeVisible();
  await checkPage('the code');
  announce.refusal('/api/account/profile-confirm-change-email', 422);
  await page.keyboard.type('000000');
  await page.keyboard.press('Enter');
  await expect(code).toHaveAccessibleDescription(/nu este corect/);
  await code.fill('123456');
  await page.keyboard.press('Enter');
  await expect(dialog).toBeHidden();
  await expect(page.getByText('noua@exemplu.ro')).toBeVisible();
  await expect(opener).toBeFocused();
});

test('the account is deleted with the password, and Back shows nothing of it', async ({
  page,
  mock,
  checkPage,
}) => {
  await mock.signIn();
  await page.goto('/account/security');
  await page.getByRole('button', { name: 'Șterge contul' }).click();
  const dialog = dialogOf(page, 'Ștergi contul?');
  await expect(dialog.getByText('programările viitoare se anulează')).toBeVisible();
  await dialog.getByLabel('Parola actuală').fill('parola123');
  await checkPage('what goes with the account');
  await dialog.getByRole('button', { name: 'Șterge definitiv contul' }).click();
  await expect(page).toHaveURL('/');
  await expect(page.getByText('Contul tău a fost șters.')).toBeVisible();
  await page.goBack();
  await expect(page).toHaveURL(/\/login/);
  expect(mock.world.clients.map(({ user }) => user.email)).not.toContain('ana@exemplu.ro');
});

test('the home page shows the outcome of a change whose response was lost', async ({
  page,
  context,
  mock,
  announce,
  loseResponse,
}) => {
  announce.refusal('/api/user', 401);
  const lose = (call: RegExp) => loseResponse(call, () => context.clearCookies());
  const logins: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/login') && request.isNavigationRequest())
      logins.push(request.url());
  });
  await mock.signIn();
  await page.goto('/account/profile');
  await page.getByRole('button', { name: 'Schimbă e-mailul' }).click();
  await page.getByLabel('E-mail nou').fill('noua@exemplu.ro');
  await page.getByLabel('Parola actuală').fill('parola123');
  await page.getByRole('button', { name: 'Trimite codul' }).click();
  await page.getByLabel('Cod de confirmare').fill('123456');
  await lose(/confirm-change-email/);
  await page.getByRole('button', { name: 'Confirmă' }).click();
  await expect(page.getByText(/Intră din nou cu noua@exemplu.ro/)).toBeVisible();
  await expect(page).toHaveURL('/');

  await mock.signIn('noua@exemplu.ro');
  await page.goto('/account/security');
  await page.getByRole('button', { name: 'Șterge contul' }).click();
  await dialogOf(page, 'Ștergi contul?').getByLabel('Parola actuală').fill('parola123');
  await lose(/\/api\/account$/);
  await page.getByRole('button', { name: 'Șterge definitiv contul' }).click();
  await expect(page.getByText('Contul tău a fost șters.')).toBeVisible();
  await expect(page).toHaveURL('/');
  expect(logins).toEqual([]);
});
