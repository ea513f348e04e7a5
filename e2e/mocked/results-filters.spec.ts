import { expect, test } from './mocked-test.ts';

test('a category filters in place, as does a day; Back brings the earlier results', async ({
  page,
}) => {
  await page.goto('/locations');
  const filters = page.getByRole('group', { name: 'Filtrează rezultatele' });
  const category = filters.getByRole('link', { name: 'Frizerii' });
  await category.click();
  await expect(page.getByText('30 rezultate')).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Frizerii în zona Iași');
  await expect(page).toHaveURL(/&categories\[\]=2$/);
  await expect(category).toHaveAttribute('aria-current', 'true');
  await page.goBack();
  await expect(page.getByText('43 rezultate')).toBeVisible();
  await expect(category).not.toHaveAttribute('aria-current');

  await expect(filters.getByRole('link', { name: 'Azi' })).toBeVisible();
  await filters.getByRole('link', { name: 'Mâine' }).click();
  await expect(page).toHaveURL(/&date=\d{4}-\d\d-\d\d$/);
  await expect(filters.getByRole('link', { name: /^Șterge filtrul/ })).toBeVisible();
  await expect(filters.getByRole('link', { name: 'Azi' })).toBeHidden();
});

test('the radius is chosen in a sheet that shows the count first, and is stored @S9-02', async ({
  page,
}) => {
  await page.goto('/locations');
  await page.getByRole('button', { name: 'Filtre' }).click();
  const sheet = page.getByRole('dialog', { name: 'Filtre' });
  await expect(sheet.getByRole('button', { name: '30 km' })).toHaveAttribute(
    'aria-pressed',
    'true',
  );
  await sheet.getByRole('button', { name: '5 km', exact: true }).click();
  await sheet.getByRole('button', { name: 'Vezi rezultatele (17)' }).click();
  await expect(page.getByText('17 rezultate · rază de 5 km')).toBeVisible();
  await expect(page).toHaveURL(/&radius=5$/);
  await expect(page.getByRole('link', { name: 'Șterge filtrul „5 km”' })).toBeVisible();
  await page.goto('/locations');
  await expect(page.getByText('17 rezultate · rază de 5 km')).toBeVisible();
});

test('Back closes the sheet without navigation, and undoes applied filters', async ({ page }) => {
  await page.goto('/faq');
  await page.goto('/locations');
  const open = page.getByRole('button', { name: 'Filtre' });
  const sheet = page.getByRole('dialog', { name: 'Filtre' });
  await open.click();
  await expect(sheet).toBeVisible();
  await page.goBack();
  await expect(sheet).toBeHidden();
  await expect(page).toHaveURL(/&radius=30$/);
  await expect(open).toBeFocused();

  const apply = async (radius: string, words: string) => {
    await open.click();
    await sheet.getByRole('button', { name: radius, exact: true }).click();
    await sheet.getByRole('button', { name: /^Vezi rezultatele/ }).click();
    await expect(page.getByText(words)).toBeVisible();
    await expect(sheet).toBeHidden();
    // Back has no effect until the closed sheet's history entry is gone.
    await expect(page).toHaveURL(new RegExp(`&radius=${parseInt(radius)}$`));
  };
  await apply('5 km', '17 rezultate · rază de 5 km');
  await apply('30 km', '43 rezultate');
  await apply('5 km', '17 rezultate · rază de 5 km');
  for (const address of [/&radius=30$/, /&radius=5$/, /&radius=30$/, '/faq']) {
    await page.goBack();
    await expect(page).toHaveURL(address);
  }
});

test('without script too a radius is stored and can be reset to the default @S4-31 @S9-02', async ({
  request,
}) => {
  const read = async (path: string) => (await request.get(path)).text();
  expect(await read('/locations?radius=50')).toContain('rază de 50\u00A0km');
  const html = await read('/locations');
  expect(html).toContain('rază de 50\u00A0km');
  expect(html).toMatch(/href="\/locations\?place=[^"]*radius=30"/);
  expect(await read('/locations?radius=30')).toContain('rază de 30\u00A0km');
  expect(await read('/locations')).toContain('rază de 30\u00A0km');
});

test('a county in the filters leads to its cities; filters without results can be cleared with one press @S8-19', async ({
  page,
}) => {
  await page.goto('/locations');
  await page.getByRole('button', { name: 'Filtre' }).click();
  const sheet = page.getByRole('dialog', { name: 'Filtre' });
  await sheet.getByText('Alege județul').click();
  await expect(sheet.getByRole('link', { name: 'Iași' })).toHaveAttribute('href', '/cities#iasi');
  await sheet.getByRole('button', { name: 'Card' }).click();
  await sheet.getByRole('button', { name: 'Vezi rezultatele (0)' }).click();
  await expect(page.getByRole('heading', { name: 'Niciun rezultat în zona ta' })).toBeVisible();
  await expect(page).toHaveURL(/&payment_methods\[\]=2$/);
  await page.getByRole('link', { name: 'Șterge filtrele' }).click();
  await expect(page.getByText('43 rezultate')).toBeVisible();
});

test('the results are sorted as chosen, and the page shows the order', async ({ page }) => {
  await page.setViewportSize({ width: 768, height: 900 });
  await page.goto('/locations');
  const sorts = page.getByRole('navigation', { name: 'Sortează după' });
  const first = page.getByRole('list', { name: 'Rezultate' }).getByRole('article').first();
  await expect(sorts.getByRole('link', { name: 'Recomandate' })).toHaveAttribute(
    'aria-current',
    'true',
  );
  await expect(first).toContainText('Salon Zori');
  await sorts.getByRole('link', { name: 'Cele mai bine cotate' }).click();
  await expect(first).toContainText('Frizeria 14');
  await expect(page).toHaveURL(/&sort=rating$/);
  await sorts.getByRole('link', { name: 'Cele mai multe recenzii' }).click();
  await expect(first).toContainText('Salon Zori');
  await expect(page).toHaveURL(/&sort=reviews$/);
  await page.getByRole('main').getByText('Cum ordonăm rezultatele').click();
  await expect(page.getByText('Nicio locație nu plătește pentru un loc mai bun')).toBeVisible();
});
