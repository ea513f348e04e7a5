import { expect, test } from './mocked-test.ts';

test('a city links to its categories, its pages and its locations @S2-23 @S2-24', async ({
  page,
}) => {
  await page.goto('/iasi');
  await page
    .getByRole('navigation', { name: 'Căutare și categorii în Iași' })
    .getByText('Frizerii')
    .click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Frizerii în Iași');
  await page.getByRole('link', { name: 'Pagina 2' }).click();
  await expect(page).toHaveURL('/iasi/frizerii/pagina/2');
  await page.getByRole('list', { name: 'Locații' }).getByRole('link').first().click();
  await expect(page).toHaveURL(/\/locations\/\d+\/frizeria-\d+$/);
});

test('the first links of a city are its search with filters and the free slots of today', async ({
  page,
}) => {
  await page.goto('/iasi/frizerii');
  const links = page
    .getByRole('navigation', { name: 'Căutare și categorii în Iași' })
    .getByRole('link');
  await expect(links.first()).toHaveText('Caută cu filtre');
  await expect(links.first()).toHaveAttribute('href', /&categories\[\]=\d+$/);
  await expect(links.nth(1)).toHaveText('Azi');
  await links.nth(1).click();
  await expect(page).toHaveURL(/&date=azi/);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Frizerii în zona Iași');
});

test('a city without locations is excluded from search engines and links to the search, which is around it in the header too', async ({
  page,
}) => {
  await page.goto('/targu-mures');
  const robots = page.locator('meta[name="robots"]');
  await expect(robots).toHaveAttribute('content', 'noindex, follow');
  const nearby = page.getByRole('link', { name: 'Caută în împrejurimi' });
  await expect(nearby).toHaveAttribute('href', /^\/locations\?place=T/);
  await page.setViewportSize({ width: 1280, height: 780 });
  const search = page.getByRole('banner').getByRole('search');
  await expect(search.getByRole('combobox', { name: 'Unde?' })).toHaveValue('Târgu Mureș, Mureș');
  await search.getByRole('button', { name: 'CAUTĂ' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/în zona Târgu Mureș$/);
});

test('the name of a category redirects permanently to its search around the visitor', async ({
  page,
  request,
}) => {
  const response = await request.get('/frizerii', { maxRedirects: 0 });
  expect(response.status()).toBe(308);
  await page.goto('/frizerii');
  await expect(page).toHaveURL(/\/locations\?place=.*&categories(\[\]|%5B%5D)=\d+$/);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Frizerii în zona Iași');
});
