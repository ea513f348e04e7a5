import { expect, test } from './mocked-test.ts';

test.use({ javaScriptEnabled: false });

test('without script a visitor gets from home through a search and a location to its services @S2-16 @S2-17 @S2-63', async ({
  page,
}) => {
  await page.goto('/');
  const search = page.getByRole('main').getByRole('search');
  await search.getByLabel('Ce cauți?').fill('frizeria');
  await search.getByRole('button', { name: 'CAUTĂ' }).click();
  await expect(page).toHaveURL(/\/locations\?.*search=frizeria/);

  const results = page.getByRole('list', { name: 'Rezultate' });
  await results.getByRole('link').first().click();
  await expect(page).toHaveURL(/\/locations\/\d+\/frizeria-\d+\?search=frizeria$/);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^Frizeria \d+$/);
  await expect(page.locator('#servicii')).toContainText('Tuns');
  await expect(page.locator('#servicii')).toContainText('RON');
});

test('without script the results show what was searched, and search again', async ({
  page,
  isMobile,
}) => {
  await page.goto('/locations?search=frizeria');
  const header = page.getByRole('banner');
  await (isMobile
    ? expect(header.getByRole('link', { name: 'frizeria Iași' })).toBeVisible()
    : expect(header.getByLabel('Ce cauți?')).toHaveValue('frizeria'));
  const search = page.getByRole('main').getByRole('search');
  await expect(search.getByLabel('Ce cauți?')).toHaveValue('frizeria');
  await expect(search.getByLabel('Unde?')).toHaveValue(/^Iași/);
  await search.getByLabel('Ce cauți?').fill('salon');
  await search.getByRole('button', { name: 'CAUTĂ' }).click();
  await expect(page).toHaveURL(/search=salon/);
});

test('without script home searches for a day, and shows the field of the date when it is chosen', async ({
  page,
}) => {
  await page.goto('/');
  const search = page.getByRole('main').getByRole('search');
  const when = search.getByLabel('Când?');
  await expect(search.getByLabel('Ziua')).toBeHidden();
  await when.selectOption('Alege ziua');
  await search.getByLabel('Ziua').fill('2030-12-24');
  await search.getByRole('button', { name: 'CAUTĂ' }).click();
  await expect(page).toHaveURL(/radius=30&date=2030-12-24$/);
  await page.goto('/');
  await when.selectOption('În weekend');
  await search.getByRole('button', { name: 'CAUTĂ' }).click();
  await expect(page).toHaveURL(/radius=30(&date=\d{4}-\d\d-\d\d){1,2}$/);
});

test('without script filters are a form and orders are links @S2-63', async ({ page }) => {
  await page.goto('/locations?search=frizeria');
  await expect(page.getByRole('button', { name: 'Filtre' })).toBeHidden();
  await page.getByRole('link', { name: 'Filtre', exact: true }).click();
  const filters = page.getByRole('form', { name: 'Filtrează rezultatele' });
  await expect(filters.getByRole('link', { name: 'Iași' })).toHaveAttribute('href', '/cities#iasi');
  await filters.getByLabel('Rază').selectOption('50\u00A0km');
  await filters.getByLabel('Frizerii').check();
  await filters.getByRole('button', { name: 'Vezi rezultatele' }).click();
  await expect(page).toHaveURL(/search=frizeria&place=.*&radius=50&categories(\[\]|%5B%5D)=2$/);
  await expect(page.getByRole('main')).toContainText('rază de 50 km');

  await page.getByRole('link', { name: 'Cele mai bine cotate' }).click();
  await expect(page).toHaveURL(/radius=50.*categories.*=2.*sort=rating/);
});
