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
