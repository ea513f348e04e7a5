import type { Page } from '@playwright/test';
import { mockCode } from '#tests/mock-api/mock-code.ts';
import { expect, test } from './mocked-test.ts';

async function openModal(page: Page, path = '/'): Promise<void> {
  await page.goto(path);
  await page.getByRole('banner').getByRole('link', { name: 'Intră în cont' }).first().click();
}

test.beforeEach(async ({ page, isMobile }) => {
  if (isMobile) await page.setViewportSize({ width: 700, height: 780 });
});

test(
  'a guest can sign in in a modal above the current page @S2-33 @S6-03 @S3-02',
  { tag: '@wide' },
  async ({ page, mock }) => {
    const { path } = mock.location('plain');
    await openModal(page, path);
    const dialog = page.getByRole('dialog', { name: 'Autentificare' });
    await dialog.getByLabel('E-mail').fill('ana@exemplu.ro');
    await dialog.getByLabel('Parolă', { exact: true }).fill('parola123');
    await dialog.getByRole('button', { name: 'Intră în cont' }).click();
    await expect(dialog).toBeHidden();
    await expect(page).toHaveURL(path);
    await expect(page.getByRole('banner').getByText('Ana').first()).toBeVisible();
  },
);

test('the modal is 600 px wide, and fills extra-small screens; only its close button and Escape close it @S2-79 @S2-80', async ({
  page,
}) => {
  await openModal(page);
  const dialog = page.getByRole('dialog', { name: 'Autentificare' });
  await expect(dialog.getByLabel('E-mail')).toBeFocused();
  await page.mouse.click(5, 5);
  for (const width of [639, 360]) {
    await page.setViewportSize({ width, height: 700 });
    await expect.poll(() => dialog.boundingBox()).toEqual({ x: 0, y: 0, width, height: 700 });
  }
  for (const width of [1280, 640]) {
    await page.setViewportSize({ width, height: 900 });
    await expect.poll(async () => (await dialog.boundingBox())?.width).toBe(600);
  }
  await dialog.getByRole('button', { name: 'Închide' }).click();
  await expect(dialog).toBeHidden();
  await page.getByRole('banner').getByRole('link', { name: 'Intră în cont' }).first().click();
  await expect(dialog.getByLabel('E-mail')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
});

test('Escape closes a dialog above the modal alone, and Forward after Back opens nothing @S2-88', async ({
  page,
}) => {
  await openModal(page);
  const modal = page.getByRole('dialog', { name: 'Autentificare' });
  const facebook = modal.getByRole('button', { name: 'Continuă cu Facebook' });
  await facebook.click();
  const above = page.getByRole('dialog', { name: 'Facebook' });
  await expect(above.getByRole('button', { name: 'Am înțeles' })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(above).toBeHidden();
  await expect(facebook).toBeFocused();
  await page.goBack();
  await expect(modal).toBeHidden();
  await page.goForward();
  await expect(page).toHaveURL('/');
  await expect(modal).toBeHidden();
});

test('the drawer opens the sign-in on the current page, without navigation', async ({
  page,
  mock,
}) => {
  await page.setViewportSize({ width: 360, height: 780 });
  const { path } = mock.location('plain');
  await page.goto(path);
  const menu = page.getByRole('button', { name: 'Meniu' });
  const login = page.locator('[data-drawer]').getByRole('link', { name: 'Intră în cont' });
  await menu.click();
  await login.click();
  const dialog = page.getByRole('dialog', { name: 'Autentificare' });
  await expect(dialog.getByLabel('E-mail')).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(menu).toBeFocused();
  await expect(page).toHaveURL(path);
});

test(
  'the modal goes from login to SMS and recovery and back, with the focus inside @S4-01 @S2-83',
  { tag: '@wide' },
  async ({ page, isMobile, checkPage }) => {
    await openModal(page);
    if (isMobile) await page.setViewportSize({ width: 360, height: 740 });
    const dialog = page.getByRole('dialog');
    await expect(dialog.getByLabel('E-mail')).toBeFocused();
    await checkPage('login');
    await dialog.getByLabel('E-mail').fill('ana@exemplu.ro');
    await dialog.getByRole('button', { name: 'Autentificare prin SMS' }).press('Enter');
    await expect(dialog.getByLabel('Telefon')).toBeFocused();
    await expect(dialog.getByRole('heading')).toHaveText('Autentificare prin SMS');
    await checkPage('phone');
    await page.keyboard.type('0722 123 456');
    await page.keyboard.press('Enter');
    await expect(dialog.getByLabel('Cod de confirmare')).toBeFocused();
    await checkPage('code');
    await dialog.getByRole('button', { name: 'modifică' }).press('Enter');
    await dialog.getByRole('button', { name: 'Înapoi la autentificare' }).press('Enter');
    await expect(dialog.getByLabel('E-mail')).toHaveValue('ana@exemplu.ro');
    await dialog.getByRole('button', { name: 'Ai uitat parola?' }).press('Enter');
    await expect(dialog.getByLabel('E-mail')).toBeFocused();
    await checkPage('recovery');
    await page.keyboard.press('Enter');
    await expect(dialog.getByLabel('Cod de confirmare')).toBeFocused();
    await page.keyboard.type(mockCode);
    await page.keyboard.press('Enter');
    await expect(dialog.getByLabel('Parola nouă', { exact: true })).toBeFocused();
    await checkPage('new password');
    await page.keyboard.type('alta-parola');
    await dialog.getByLabel('Confirmă parola', { exact: true }).fill('alta-parola');
    await page.keyboard.press('Enter');
    await expect(dialog.getByText(/Parola a fost salvată cu succes/)).toBeVisible();
    await checkPage('saved');
    await page.keyboard.press('Enter');
    await dialog.getByLabel('Parolă', { exact: true }).fill('alta-parola');
    await page.keyboard.press('Enter');
    await expect(dialog).toBeHidden();
  },
);
