import { expect, test } from './mocked-test.ts';

test(
  'the pages for businesses have a header of their own, with logo, search and menu @S2-46 @S2-47',
  { tag: '@wide' },
  async ({ page, isMobile, checkPage }) => {
    await page.goto('/beauty-and-care');
    const header = page.getByRole('banner');
    await expect(header.getByRole('link', { name: 'Aproape, pagina principală' })).toBeVisible();
    await expect(header.getByRole('link', { name: 'Intră în cont' })).toBeHidden();
    if (isMobile) {
      await expect(header.getByRole('link', { name: /^Deschide căutarea/ })).toBeVisible();
      await page.getByRole('button', { name: 'Meniu', exact: true }).click();
      const drawer = page.getByRole('dialog', { name: 'Meniu' });
      await checkPage('the drawer');
      await drawer.getByRole('link', { name: 'Sport și recreere' }).click();
    } else {
      await expect(header.getByRole('search')).toBeVisible();
      await page.getByRole('button', { name: 'Pentru afaceri' }).click();
      const menu = page.getByRole('navigation', { name: 'Meniul pentru afaceri' });
      await checkPage('the menu');
      await menu.getByRole('link', { name: 'Sport și recreere' }).click();
    }
    await expect(page).toHaveURL('/sports-and-recreation');
    await page.goto('/faq');
    await expect(page.getByRole('button', { name: 'Pentru afaceri' })).toHaveCount(0);
    const client = isMobile
      ? header.getByRole('button', { name: 'Meniu' })
      : header.getByText('Intră în cont');
    await expect(client.first()).toBeVisible();
  },
);
