import type { Locator, Page } from '@playwright/test';
import { expect, test } from './mocked-test.ts';

test.beforeEach(async ({ page, isMobile }) => {
  if (!isMobile) await page.setViewportSize({ width: 800, height: 900 });
});

async function openDrawer(page: Page): Promise<Locator> {
  await page.goto('/');
  await page.getByRole('button', { name: 'Meniu' }).click();
  return page.getByRole('dialog', { name: 'Meniu' });
}

test('the drawer leads a guest to search, sign-in, blog and business @S2-50 @S2-52 @S2-53 @S2-54 @S2-51', async ({
  page,
}) => {
  const drawer = await openDrawer(page);
  const link = (name: string) => drawer.getByRole('link', { name, exact: true });
  await expect(link('Intră în cont')).toHaveAttribute('href', '/login');
  await expect(link('Blog')).toHaveAttribute('href', 'https://blog.aproape.example');
  await expect(link('Pentru afaceri')).toHaveAttribute('href', '/business');
  await expect(link('Profil')).toBeHidden();
  await expect(link('Rezervările mele')).toBeHidden();
  await expect(drawer.getByRole('button', { name: 'Deconectare' })).toBeHidden();
  await link('Caută').click();
  await expect(page).toHaveURL(/\/locations\?place=/);
});

test('the drawer of a client has profile, bookings and logout @S2-50 @S2-51 @S2-53 @S2-55', async ({
  page,
  mock,
}) => {
  await mock.signIn();
  const drawer = await openDrawer(page);
  await expect(drawer.getByRole('link', { name: 'Profil', exact: true })).toHaveAttribute(
    'href',
    '/account/profile',
  );
  await expect(drawer.getByRole('link', { name: 'Rezervările mele' })).toHaveAttribute(
    'href',
    '/account/bookings',
  );
  await expect(drawer.getByRole('link', { name: 'Intră în cont' })).toBeHidden();
  await drawer.getByRole('button', { name: 'Deconectare' }).click();
  await expect(drawer).toBeHidden();
  await page.getByRole('button', { name: 'Meniu' }).click();
  await expect(drawer.getByRole('link', { name: 'Intră în cont' })).toBeVisible();
  expect(mock.world.sessions).toEqual([]);
});

test('the drawer closes by its button, by Escape and by a press beside it', async ({ page }) => {
  const drawer = await openDrawer(page);
  const menu = page.getByRole('button', { name: 'Meniu' });
  const closings = [
    () => drawer.getByRole('button', { name: 'Închide' }).click(),
    () => page.keyboard.press('Escape'),
    () => page.mouse.click(10, 400),
  ];
  for (const close of closings) {
    await expect(drawer).toBeVisible();
    // Until the page is inert, it would get the press.
    await expect(page.locator('main')).toHaveJSProperty('inert', true);
    await close();
    await expect(drawer).toBeHidden();
    await expect(menu).toBeFocused();
    await menu.click();
  }
});

test('the page behind an open drawer does not scroll', async ({ page }) => {
  await openDrawer(page);
  const root = page.locator('html');
  await expect(root).toHaveCSS('overflow-y', 'hidden');
  await page.keyboard.press('Escape');
  await expect(root).not.toHaveCSS('overflow-y', 'hidden');
});

test('the focus goes into the drawer and stays there while it is open', async ({ page }) => {
  const drawer = await openDrawer(page);
  await expect(drawer.getByRole('button', { name: 'Închide' })).toBeFocused();
  // Focus is in the drawer or in the browser's own controls.
  for (let presses = 0; presses < 9; presses++) {
    await page.keyboard.press('Tab');
    const outside = page.locator(':focus').and(page.locator('body *:not([data-drawer] *)'));
    await expect(outside).toHaveCount(0);
  }
  await expect(page.locator('main')).toHaveAttribute('inert');
});

for (const [what, path, width, button, menu] of [
  ['the drawer', '/', 800, 'Meniu', '[data-drawer]'],
  ['the menu for businesses', '/business', 1300, 'Pentru afaceri', '#meniu-afaceri'],
] as const)
  test(`${what} closes when the window gets a size without its button`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 });
    await page.goto(path);
    await page.getByRole('button', { name: button }).click();
    const open = page.locator(menu).and(page.locator(':popover-open'));
    await expect(open).toBeVisible();
    let other = width === 800 ? 1300 : 400;
    await expect(async () => {
      await page.setViewportSize({ width: other++, height: 900 });
      await expect(open).toHaveCount(0, { timeout: 300 });
    }).toPass();
    await expect(page.locator('main')).not.toHaveAttribute('inert');
  });

test('with reduced motion neither the drawer nor the page behind it moves or fades', async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('/');
  await page.getByRole('banner').getByRole('button', { name: 'Meniu' }).click();
  const drawer = page.locator('[data-drawer]').filter({ visible: true });
  await expect(drawer).toBeVisible();
  const durations = await drawer.evaluate((element) => [
    getComputedStyle(element).transitionDuration,
    getComputedStyle(element, '::backdrop').transitionDuration,
  ]);
  expect(new Set(durations.join(', ').split(', '))).toEqual(new Set(['0.001s']));
});
