import { expect, test } from './mocked-test.ts';

test.beforeEach(async ({ page, isMobile }) => {
  if (!isMobile) await page.setViewportSize({ width: 800, height: 900 });
});

test('an open drawer keeps the focus and the page behind it, and closes by its button, by Escape and by a press beside it', async ({
  page,
}) => {
  await page.goto('/');
  await page.getByRole('button', { name: 'Meniu' }).click();
  const drawer = page.getByRole('dialog', { name: 'Meniu' });
  await expect(drawer.getByRole('button', { name: 'Închide' })).toBeFocused();
  // Focus is in the drawer or in the browser's own controls.
  for (let presses = 0; presses < 9; presses++) {
    await page.keyboard.press('Tab');
    const outside = page.locator(':focus').and(page.locator('body *:not([data-drawer] *)'));
    await expect(outside).toHaveCount(0);
  }

  const root = page.locator('html');
  const menu = page.getByRole('button', { name: 'Meniu' });
  const closings = [
    () => drawer.getByRole('button', { name: 'Închide' }).click(),
    () => page.keyboard.press('Escape'),
    () => page.mouse.click(10, 400),
  ];
  for (const close of closings) {
    await expect(drawer).toBeVisible();
    // Before `main` is inert, a press beside the drawer would reach it.
    await expect(page.locator('main')).toHaveJSProperty('inert', true);
    await expect(root).toHaveCSS('overflow-y', 'hidden');
    await close();
    await expect(drawer).toBeHidden();
    await expect(root).not.toHaveCSS('overflow-y', 'hidden');
    await expect(menu).toBeFocused();
    await menu.click();
  }
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
