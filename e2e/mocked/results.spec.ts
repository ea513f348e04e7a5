import { makeLocationCard, makeLocationList } from '#tests/factories/location-card.ts';
import { layoutShift, watchLayoutShift } from '../layout-shift.ts';
import { expect, test } from './mocked-test.ts';

test('a phone shows the name of the first result and its first free slot without scrolling', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 640 });
  await page.goto('/locations');
  const first = page.getByRole('main').getByRole('article').first();
  await expect(first.getByRole('heading')).toBeInViewport({ ratio: 1 });
  await expect(first.getByRole('link', { name: /:\d\d$/ }).first()).toBeInViewport({ ratio: 1 });
});

test(
  'many results are counted around the guessed place @S8-18 @S6-01',
  { tag: '@wide' },
  async ({ page }) => {
    await page.goto('/locations');
    const main = page.getByRole('main');
    await expect(main.getByText('43 rezultate · rază de 30 km')).toBeVisible();
    await expect(main.getByRole('link', { name: 'Schimbă orașul' })).toBeVisible();
    await expect(main.getByRole('list', { name: 'Rezultate' }).getByRole('article')).toHaveCount(
      20,
    );
    await expect(main.getByRole('heading', { name: 'Poate te interesează…' })).toBeHidden();
    const first = main.getByRole('article').first();
    await expect(first).toContainText('salon · la 50 m');
    await expect(first).toContainText('4,7 din 5');
    await expect(first).toContainText('de la 80 RON');
    const width = await page.evaluate(() => document.documentElement.scrollWidth);
    expect(width, 'nothing sticks out of the screen').toBe(page.viewportSize()?.width);
  },
);

test('each search has a title of its own, before any script', async ({ request }) => {
  const html = await (await request.get('/locations?search=tuns')).text();
  expect(html).toContain('<title>„tuns” în zona Iași · Aproape</title>');
});

test('on small screens a bar on every page shows the search and opens it @S2-38', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 780 });
  await page.goto('/login');
  const header = page.getByRole('banner');
  await expect(header.getByRole('link', { name: 'Iași, România' })).toBeVisible();
  await page.goto('/locations?search=tuns');
  await header.getByRole('link', { name: 'tuns Iași, România' }).click();
  const modal = page.getByRole('dialog', { name: 'Căutare' });
  await expect(modal.getByRole('searchbox', { name: 'Ce cauți?' })).toHaveValue('tuns');
});

test('one call returns the next free slots of all cards; they cause no layout shift and link to their slot', async ({
  page,
  mock,
}) => {
  await watchLayoutShift(page);
  await page.goto('/locations');
  await page.mouse.move(100, 300);
  const first = page.getByRole('list', { name: 'Rezultate' }).getByRole('article').first();
  const group = first.getByRole('group', { name: /^Ore libere la / });
  const times = group.getByRole('link', { name: /:\d\d$/ });
  await expect(
    group.getByRole('link', { name: / · \d+ min · .*, alege alt serviciu$/ }),
  ).toBeVisible();
  await expect(times).toHaveCount(3);
  expect(await layoutShift(page)).toBeLessThanOrEqual(0.01);
  expect(mock.requestCount('locationsNextSlots')).toBe(1);
  const time = (await times.last().textContent())?.slice(-5) ?? '';
  await times.last().click();
  await expect(page.getByRole('heading', { name: 'Sumar' })).toBeFocused();
  await expect(page.getByRole('main')).toContainText(time);
  await expect(page.getByRole('button', { name: 'Rezervă' })).toBeEnabled();
});

test('a URL without place and radius redirects to the canonical one of the visitor and keeps its other parameters', async ({
  request,
}) => {
  const lead = async (path: string) => {
    const response = await request.get(path, { maxRedirects: 0 });
    return [response.status(), response.headers().location];
  };
  const iasi = 'place=Ia%C8%99i%2C+Rom%C3%A2nia&lat=47.16&lng=27.58';
  expect(await lead('/locations?categories=2&search=tuns&utm_source=x')).toEqual([
    307,
    `/locations?search=tuns&${iasi}&radius=30&categories[]=2&utm_source=x`,
  ]);
  expect(await lead(`/locations?${iasi}&radius=50&page=1`)).toEqual([
    308,
    `/locations?${iasi}&radius=50`,
  ]);
  const canonical = `/locations?${iasi}&radius=50&date=2036-11-27&after=18:00`;
  expect(await lead(canonical)).toEqual([200, undefined]);
  expect(await lead('/locations')).toEqual([307, `/locations?${iasi}&radius=50`]);
});

test('a typed time becomes a condition in the URL, which Back and reload keep', async ({
  page,
  mock,
}) => {
  const time = { date: ['2036-11-27'], after: '18:00', before: null, open_now: false };
  const list = { ...makeLocationList([makeLocationCard()]), search: 'tuns' };
  mock.respond('listLocations', (_usual, { query }) =>
    Response.json(query.get('search')?.includes('după') ? { ...list, time } : list),
  );
  await page.goto('/');
  const form = page.getByRole('main').getByRole('search');
  await form.getByRole('combobox', { name: 'Ce cauți?' }).fill('tuns pe 27 noiembrie după 18');
  await form.getByRole('button', { name: 'CAUTĂ' }).click();
  await expect(page).toHaveURL(/\?search=tuns&.*&radius=30&date=2036-11-27&after=18:00$/);
  const hour = page.getByRole('link', { name: 'Șterge filtrul „După 18:00”' });
  await hour.click();
  await expect(page).toHaveURL(/&radius=30&date=2036-11-27$/);
  await expect(hour).toBeHidden();
  await page.reload();
  await expect(page.getByRole('link', { name: 'Șterge filtrul „joi, 27 nov”' })).toBeVisible();
  await page.goBack();
  await expect(hour).toBeVisible();
});
