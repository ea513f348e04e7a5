import type { Locator, Page } from '@playwright/test';

export async function openSearchModal(page: Page): Promise<Locator> {
  await page.getByRole('link', { name: 'Deschide căutarea' }).click();
  return page.getByRole('dialog', { name: 'Căutare' });
}
