import { expect, test } from './mocked-test.ts';
import { openSearchModal } from './open-search-modal.ts';

test.beforeEach(async ({ page, isMobile }) => {
  if (!isMobile) await page.setViewportSize({ width: 768, height: 900 });
});

test(
  'the search modal fills the screen until it is closed @S2-65 @S2-37',
  { tag: '@wide' },
  async ({ page }) => {
    await page.goto('/');
    const modal = await openSearchModal(page);
    await expect(modal.getByRole('heading', { name: 'Căutare' })).toBeVisible();
    await expect.poll(() => modal.boundingBox()).toEqual({ x: 0, y: 0, ...page.viewportSize() });
    const root = page.locator('html');
    await expect(root).toHaveCSS('overflow-y', 'hidden');
    await modal.getByRole('button', { name: 'Închide' }).click();
    await expect(modal).toBeHidden();
    await expect(root).not.toHaveCSS('overflow-y', 'hidden');
  },
);

test('the text field of the modal has a search button, a count and suggestions @S2-66 @S2-67 @S2-68', async ({
  page,
}) => {
  await page.goto('/');
  const modal = await openSearchModal(page);
  await expect(modal.getByRole('combobox', { name: 'Unde?' })).toHaveValue('Iași, România');
  await expect(modal.getByText('43 rezultate')).toBeVisible();
  const box = modal.getByRole('searchbox', { name: 'Ce cauți?' });
  await box.fill(' bujor ');
  await modal.getByRole('button', { name: 'Caută', exact: true }).click();
  await expect(modal.getByText('1 rezultat', { exact: true })).toBeVisible();
  const results = modal.getByRole('list', { name: 'Rezultate' }).getByRole('article');
  await expect(results).toHaveCount(1);
  await expect(results).toContainText('Atelier Bujor');
  await expect(modal.getByRole('heading', { name: 'Poate te interesează…' })).toBeVisible();
  const others = modal.getByRole('list', { name: 'Poate te interesează…' });
  await expect(others.getByRole('article')).toHaveCount(6);
  await modal.getByRole('link', { name: 'Vezi toate rezultatele' }).click();
  await expect(page).toHaveURL(/\/locations\?search=bujor&place=/);
  await expect(modal).toBeHidden();
});
