import { expect, test } from './mocked-test.ts';
import { openSearchModal } from './open-search-modal.ts';

test('a typed place is looked up, and named in the message if unknown', async ({ page }) => {
  await page.goto('/');
  const where = page.getByRole('main').getByRole('combobox', { name: 'Unde?' });
  await where.fill('targu mures');
  await where.press('Enter');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(
    'Saloane, frizerii și medici în zona Târgu Mureș',
  );
  const cookies = async () => (await page.context().cookies()).map(({ name }) => name);
  await expect.poll(cookies).toContain('selectedCity');
  await page.goto('/locations?place=Atlantida');
  await expect(page.getByText('Nu am găsit locul „Atlantida”.')).toBeVisible();
  await page.goto('/locations?place=Pascavi');
  await expect(page.getByRole('link', { name: 'Pașcani, Iași' })).toHaveAttribute(
    'href',
    /place=Pa%C8%99cani/,
  );
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(
    'Saloane, frizerii și medici în zona Târgu Mureș',
  );
  await page.goto('/locations?place=Strada Lungă 7, Pașcani');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(
    'Saloane, frizerii și medici în zona Pașcani',
  );
});

test('"Schimbă orașul" leads to the place, and a chosen place is searched at once', async ({
  page,
}) => {
  await page.goto('/locations?search=tuns');
  await page.getByRole('link', { name: 'Schimbă orașul' }).click();
  const where = page.getByRole('combobox', { name: 'Unde?' }).and(page.locator(':focus'));
  await expect(where).toHaveValue(/Iași/);
  const selected = await where.evaluate((input: HTMLInputElement) => input.selectionEnd);
  expect(selected).toBe((await where.inputValue()).length);
  await where.fill('cluj');
  await page.getByRole('option', { name: 'Cluj-Napoca Cluj' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('„tuns” în zona Cluj-Napoca');
});

test('"Locația curentă" uses the position of the visitor @S2-73', async ({ page, context }) => {
  await context.grantPermissions(['geolocation']);
  await context.setGeolocation({ latitude: 47.2512, longitude: 26.7199 });
  await page.goto('/');
  const bar = page.getByRole('main').getByRole('search');
  await bar.getByRole('button', { name: 'Locația curentă' }).click();
  await expect(bar.getByRole('combobox', { name: 'Unde?' })).toHaveValue('Pașcani, Iași');
});

test('a visitor who denies their position sees what to do @S2-73', async ({ page, isMobile }) => {
  await page.goto('/');
  const bar = page.getByRole('main').getByRole('search');
  await bar.getByRole('button', { name: 'Locația curentă' }).click();
  await expect(bar.getByRole('combobox', { name: 'Unde?' })).toHaveAccessibleDescription(
    'Nu avem acces la poziția ta. Scrie o adresă sau un oraș.',
  );
  await bar.getByRole('button', { name: 'CAUTĂ' }).click({ trial: true });
  if (!isMobile) return;
  await page.goto('/faq');
  const modal = await openSearchModal(page);
  await modal.getByRole('button', { name: 'Locația curentă' }).click();
  await expect(modal.getByText('Nu avem acces la poziția ta.')).toBeVisible();
  await modal.getByRole('searchbox').click({ trial: true });
});
