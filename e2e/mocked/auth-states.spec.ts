import type { Locator, Page } from '@playwright/test';
import { mockCode } from '#tests/mock-api/mock-code.ts';
import { expect, test } from './mocked-test.ts';

async function openModal(page: Page, isMobile: boolean): Promise<Locator> {
  if (isMobile) await page.setViewportSize({ width: 700, height: 780 });
  await page.goto('/');
  await page.getByRole('banner').getByRole('link', { name: 'Intră în cont' }).first().click();
  if (isMobile) await page.setViewportSize({ width: 360, height: 740 });
  return page.getByRole('dialog');
}

test(
  'the modal goes from login to SMS and recovery and back, with the focus inside @S4-01 @S2-83',
  { tag: '@wide' },
  async ({ page, isMobile, checkPage }) => {
    const dialog = await openModal(page, isMobile);
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

test('errors of Apple are above its button; the Facebook dialog returns the focus @S2-88 @S8-04', async ({
  page,
  isMobile,
  checkPage,
}) => {
  const modal = await openModal(page, isMobile);
  const apple = modal.getByRole('button', { name: 'Continuă cu Apple' });
  await apple.press('Enter');
  await expect(modal.getByRole('alert').getByRole('listitem')).toHaveText(
    'Autentificarea cu Apple nu este disponibilă momentan.',
  );
  await expect(apple).toBeFocused();
  const facebook = modal.getByRole('button', { name: 'Continuă cu Facebook' });
  await facebook.click();
  const dialog = page.getByRole('dialog', { name: 'Facebook' });
  await expect(dialog.getByRole('button', { name: 'Am înțeles' })).toBeFocused();
  await checkPage('Facebook');
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(facebook).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(modal).toBeHidden();
});
