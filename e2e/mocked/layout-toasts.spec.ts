import { expect, test } from './mocked-test.ts';

test(
  'a failed logout shows a toast at the bottom right and keeps the session @S9-23',
  { tag: '@wide' },
  async ({ page, mock, announce, isMobile }) => {
    await mock.signIn();
    mock.use('logout-fails');
    announce.refusal('/auth/logout', 500);
    await page.goto('/');
    const opener = isMobile ? 'Meniu' : /Bine ai revenit!/;
    await page.getByRole('banner').getByRole('button', { name: opener }).click();
    await page.getByRole('button', { name: 'Deconectare' }).click();
    const toast = page.getByRole('status').filter({ hasText: 'A apărut o problemă la noi' });
    await expect(toast).toBeVisible();
    const { width, height } = page.viewportSize() ?? { width: 0, height: 0 };
    await expect
      .poll(async () => {
        const box = await toast.boundingBox();
        return (
          box && { right: width - box.x - box.width < 60, bottom: height - box.y - box.height < 60 }
        );
      })
      .toEqual({ right: true, bottom: true });
    expect(mock.world.sessions).toHaveLength(1);
  },
);

test('in forced colours a toast has a border, and its empty container none', async ({
  page,
  mock,
}) => {
  await page.emulateMedia({ forcedColors: 'active' });
  await page.goto(mock.location('plain').path);
  await page.getByRole('button', { name: /^Adaugă la favorite/ }).click();
  const toast = page.getByRole('status').filter({ hasText: 'O găsești pe pagina principală' });
  await expect(toast.locator('..')).toHaveCSS('border-top-width', '1px');
  await expect(page.locator('[data-toasts]')).toHaveCSS('border-top-width', '0px');
});
