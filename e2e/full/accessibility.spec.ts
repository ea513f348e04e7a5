import { expect, test } from './full-test.ts';

// Every guarded test ends with axe: these only have to bring the page to where it should look.
for (const path of [
  '/',
  '/locations?search=tuns',
  '/locations?search=zzzz',
  '/login',
  '/nu-exista',
]) {
  test(`axe finds nothing on ${path}`, async ({ page, announce }) => {
    if (path === '/nu-exista') announce.refusal(path, 404);
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  });
}

test('axe finds nothing on a location page', async ({ page, location }) => {
  const place = await location('offer');
  await page.goto(place.path);
  await expect(page.getByRole('heading', { level: 1, name: place.name })).toBeVisible();
});

test('axe finds nothing on the steps of a booking, nor on the login that they open', async ({
  page,
  checkPage,
  location,
}) => {
  const place = await location('questions', { custom_fields: [{ label: 'Ce păr ai?' }] });
  const next = page.getByRole('button', { name: 'Continuă' });
  await page.goto(`${place.path}/booking?services=${place.services[0]?.id}`);
  for (const title of ['Alege Serviciile', 'Alege Specialistul', 'Alege Data și Ora', 'Sumar']) {
    await expect(page.getByRole('heading', { name: title })).toBeVisible();
    if (title === 'Alege Specialistul') await page.getByRole('radio', { name: /Oricare/ }).check();
    if (title === 'Alege Data și Ora') {
      await page
        .getByRole('main')
        .getByText(/^\d\d:\d\d$/)
        .first()
        .click();
    }
    await checkPage(title);
    if (title !== 'Sumar') await next.click();
  }
  await page.getByRole('button', { name: 'Rezervă' }).click();
  await expect(page.getByRole('dialog', { name: 'Autentificare' })).toBeVisible();
});
