import type { Page } from '@playwright/test';
import { expect, test } from '../collectors/guarded-test.ts';

async function salon(page: Page): Promise<{ path: string; services: number[] }> {
  const list = await page.request.get(
    '/api/public/locations?search=tuns&latitude=47.16&longitude=27.58',
  );
  const { data } = (await list.json()) as { data: { id: number; slug: string }[] };
  const [first] = data;
  if (!first) throw new Error('The demo catalogue has no salon near Iași');
  const answer = await page.request.get(`/api/public/locations-services/${first.id}`);
  const services = (await answer.json()) as {
    data: { services: { id: number; professionals: number[] }[] }[];
  };
  const offered = services.data.flatMap((category) => category.services);
  const ids = offered.filter(({ professionals }) => professionals.length > 0).map(({ id }) => id);
  return { path: `/locations/${first.id}/${first.slug}`, services: ids.slice(0, 1) };
}

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

test('axe finds nothing on a location page', async ({ page }) => {
  await page.goto((await salon(page)).path);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
});

test('axe finds nothing on the steps of a booking, nor on the login that they open', async ({
  page,
  checkPage,
}) => {
  const { path, services } = await salon(page);
  const next = page.getByRole('button', { name: 'Continuă' });
  await page.goto(`${path}/booking?services=${services.join(',')}`);
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
