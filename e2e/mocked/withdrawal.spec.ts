import { expect, test } from './mocked-test.ts';

test(
  'a client withdraws from a subscription in two presses, and the booking that used it is canceled',
  { tag: '@wide' },
  async ({ page, mock, checkPage }) => {
    mock.use('own-subscription');
    await mock.signIn();
    await page.goto('/account/subscriptions');
    await page.getByRole('button', { name: 'Retrage-te din contract' }).click();
    const dialog = page.getByRole('dialog', { name: 'Retragere din contract' });
    await expect(dialog).toContainText('Dacă l-ai plătit, primești înapoi 270 RON');
    await expect(dialog).toContainText('luni, 23 noiembrie, ora 11:00');
    await checkPage('dialog');
    await dialog.getByRole('button', { name: 'Confirmă retragerea' }).click();
    await expect(page.getByRole('article')).toContainText('Te-ai retras pe 20 noiembrie 2026');
    await page.goto('/account/bookings?type=past');
    await expect(page.getByText('Anulată')).toBeVisible();
  },
);
