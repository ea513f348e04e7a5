import type { Locator, Page } from '@playwright/test';
import { boxOf } from './box-of.ts';
import { service } from './find-service.ts';
import { expect, test } from './mocked-test.ts';

const scrollToReviews = (page: Page) =>
  page.evaluate(() => document.getElementById('recenzii')?.scrollIntoView({ behavior: 'instant' }));

test('the book button of a location is on the first screen at every size, and alone on a short one', async ({
  page,
  mock,
}) => {
  await page.goto(mock.location('gallery').path);
  const book = page.getByRole('button', { name: 'Rezervă' }).filter({ visible: true });
  for (const [width, height] of [
    [360, 740],
    [320, 568],
    [740, 360],
    [1280, 800],
    [320, 225],
  ] as const) {
    await page.setViewportSize({ width, height });
    await expect.poll(async () => (await boxOf(book)).bottom).toBeLessThanOrEqual(height);
  }
  await service(page, 'Tuns').getByRole('checkbox').check();
  await scrollToReviews(page);
  const bar = page.getByRole('status').filter({ hasText: 'serviciu ales' }).locator('..');
  await expect(page.getByRole('banner')).not.toBeInViewport();
  await expect(page.getByRole('navigation', { name: 'Secțiunile paginii' })).not.toBeInViewport();
  const { height, bottom } = await boxOf(bar);
  expect(height).toBeLessThanOrEqual(56);
  expect(bottom).toBeLessThanOrEqual(225);
});

test('the page of a location is as wide as the phone down to its end', async ({ page, mock }) => {
  await page.goto(mock.location('long-names').path);
  await expect(page.getByRole('link', { name: /cu .+,/ }).first()).toBeAttached();
  await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
  // An emulated phone widens its layout instead of scrolling.
  expect(await page.evaluate(() => [document.documentElement.scrollWidth, innerWidth])).toEqual([
    360, 360,
  ]);
});

test('a lost connection is announced in its own space until it is back @S8-17', async ({
  page,
  mock,
  context,
  announce,
}) => {
  await page.goto(mock.location('gallery').path);
  const [banner, tabs] = [
    page.getByText('Ești offline.'),
    page.getByRole('navigation', { name: 'Secțiunile paginii' }),
  ];
  announce.offline();
  await context.setOffline(true);
  const { bottom } = await boxOf(banner);
  expect((await boxOf(page.getByRole('main'))).y).toBeGreaterThanOrEqual(bottom);
  await scrollToReviews(page);
  await expect(banner).toBeInViewport();
  expect((await boxOf(tabs)).y).toBeGreaterThanOrEqual((await boxOf(banner)).bottom);
  await context.setOffline(false);
  await expect(banner).toBeHidden();
});

test('the skip link is as large as other targets', async ({ page }) => {
  await page.goto('/login');
  await page.keyboard.press('Tab');
  const skip = page.getByRole('link', { name: 'Sari la conținut' });
  await expect(skip).toBeFocused();
  const { height, y } = await boxOf(skip);
  expect(height).toBeGreaterThanOrEqual(44);
  expect(y).toBeGreaterThanOrEqual(0);
});

test('the logo, short city names and breadcrumbs are at least 44 px wide and high', async ({
  page,
  mock,
}) => {
  const { detail } = mock.location('plain');
  await page.setViewportSize({ width: 768, height: 780 });
  await page.goto('/iasi/frizerii');
  const narrow = async (links: Locator) => {
    const boxes = await Promise.all((await links.all()).map(boxOf));
    return boxes.filter(({ width, height }) => width < 44 || height < 44);
  };
  const crumbs = page.getByRole('main').getByRole('navigation').first().getByRole('link');
  await expect(crumbs.first()).toHaveText('Acasă');
  expect(await narrow(crumbs)).toEqual([]);
  await page.goto('/cities');
  const city = page.getByRole('main').getByRole('link', { name: detail.city, exact: true });
  await expect(city.first()).toBeVisible();
  expect(await narrow(city)).toEqual([]);
  const logo = page.getByRole('banner').getByRole('link', { name: /^Aproape/ });
  expect(await narrow(logo)).toEqual([]);
});

test('in forced colours an icon has the colour of its text', async ({ page, mock }) => {
  await page.emulateMedia({ forcedColors: 'active' });
  await page.goto(mock.location('gallery').path);
  const star = page.locator('main svg.text-sun').first();
  const [icon, text] = await star.evaluate((node) =>
    [node, node.parentElement!].map((each) => getComputedStyle(each).color),
  );
  expect(icon).toBe(text);
});

test('in forced colours a chosen item has a background and a tick', async ({ page, mock }) => {
  await page.emulateMedia({ forcedColors: 'active' });
  await page.goto(mock.location('gallery').path);
  const row = service(page, 'Tuns');
  const look = () =>
    row.evaluate((node) => {
      const colour = (selector: string, of: 'backgroundColor' | 'color') => {
        const part = node.querySelector(selector);
        return part && getComputedStyle(part)[of];
      };
      return { box: colour('input', 'backgroundColor'), tick: colour('input + svg', 'color') };
    });
  const before = await look();
  await row.getByRole('checkbox').check();
  await expect.poll(async () => (await look()).box).not.toBe(before.box);
  const { box: ground, tick } = await look();
  expect(tick).not.toBe(ground);
  expect(before.tick).not.toBe(before.box);
});
