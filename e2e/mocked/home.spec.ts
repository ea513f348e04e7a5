import { filtersForm } from '#tests/mock-api/catalogue/places.ts';
import { expect, test } from './mocked-test.ts';

test(
  'home shows search, categories, locations nearby, cities and how it works @S1-03 @S2-01 @S6-01 @S7-36',
  { tag: '@wide' },
  async ({ page, mock }) => {
    await page.goto('/');
    const main = page.getByRole('main');
    expect(mock.requestCount('filtersForm'), 'the form is loaded with the page').toBeGreaterThan(0);
    await expect(
      main.getByRole('heading', { level: 1, name: 'Specialiști buni, aproape de tine' }),
    ).toBeVisible();
    await expect(main.getByRole('search')).toBeVisible();
    for (const { name } of filtersForm.categories)
      await expect(main.getByRole('link', { name, exact: true })).toBeVisible();
    const nearby = main.getByRole('list', { name: 'Liber azi în zona Iași' });
    await expect(nearby.getByRole('article')).toHaveCount(6);
    await expect(main.getByRole('link', { name: 'Cluj-Napoca 20 de locații' })).toBeVisible();
    await expect(main.getByRole('link', { name: 'Târgu Mureș 10 locații' })).toBeVisible();
    await expect(main.getByRole('heading', { name: 'Cum funcționează' })).toBeVisible();
    for (const [name, href] of [
      [/^App Store/, /^https:\/\/apps\.apple\.com/],
      [/^Google Play/, /^https:\/\/play\.google\.com/],
      [/^AppGallery/, /^https:\/\/appgallery\.huawei\.com/],
    ] as const)
      await expect(main.getByRole('link', { name })).toHaveAttribute('href', href);
  },
);

test('a category on the home page links to its results, and the footer stays below the screen', async ({
  page,
}) => {
  await page.goto('/');
  await page.evaluate(() => {
    const footer = document.querySelector('body > footer')!;
    new MutationObserver(() => {
      if (footer.getBoundingClientRect().top < innerHeight) document.body.dataset.jumped = '';
    }).observe(document.body, { childList: true, subtree: true });
  });
  await page.getByRole('main').getByRole('link', { name: 'Frizerii', exact: true }).click();
  await expect(page).toHaveURL(/\/locations\?place=.*&categories\[\]=2$/);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Frizerii în zona Iași');
  await expect(page).toHaveTitle('Frizerii în zona Iași · Aproape');
  await expect(page.locator('body[data-jumped]')).toHaveCount(0);
  await page.goBack();
  await expect(page).toHaveTitle('Programări online la saloane, frizerii și medici · Aproape');
});
