import type { Locator, Page } from '@playwright/test';

/** Opens the search modal from the header; large screens have none. */
export async function openSearchModal(page: Page): Promise<Locator> {
  await page.getByRole('link', { name: 'Deschide căutarea' }).click();
  return page.getByRole('dialog', { name: 'Căutare' });
}
