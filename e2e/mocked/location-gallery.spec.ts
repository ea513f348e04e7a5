import type { Page } from '@playwright/test';
import { boxOf } from './box-of.ts';
import { expect, test } from './mocked-test.ts';

async function swipeLeft(page: Page): Promise<void> {
  await page.mouse.move(300, 400);
  await page.mouse.down();
  await page.mouse.move(40, 400, { steps: 5 });
  await page.mouse.up();
}

test('a picture opens in a lightbox: keys and swipes change it, Tab stays inside, controls have a background, Escape closes it @S3-17', async ({
  page,
  mock,
}) => {
  await page.goto(mock.location('gallery').path);
  const strip = page.getByRole('list', { name: 'Fotografii' });
  await expect(page.getByText('Toate cele 6 fotografii')).toBeVisible();
  const first = strip.getByRole('link', { name: 'Fotografia 1 din 6: Interior 1' });
  await expect(strip.locator('img').last()).toHaveAttribute('loading', 'lazy');
  await first.press('Enter');
  const lightbox = page.getByRole('dialog', { name: 'Fotografii' });
  await expect(lightbox.getByRole('img', { name: 'Interior 1' })).toBeInViewport();
  await expect(lightbox.getByRole('status')).toHaveText('Fotografia 1 din 6');
  await page.keyboard.press('ArrowRight');
  await expect(lightbox.getByRole('status')).toHaveText('Fotografia 2 din 6');
  await expect(lightbox.getByRole('img', { name: 'Interior 2' })).toBeInViewport();
  await lightbox.getByRole('button', { name: 'Fotografia anterioară' }).click();
  await expect(lightbox.getByRole('img', { name: 'Interior 1' })).toBeInViewport();
  await page.keyboard.press('End');
  await expect(lightbox.getByRole('status')).toHaveText('Fotografia 6 din 6');
  await expect(lightbox.getByRole('img', { name: 'Interior 6' })).toBeInViewport();
  await page.keyboard.press('Home');
  await expect(lightbox.getByRole('status')).toHaveText('Fotografia 1 din 6');
  await swipeLeft(page);
  await expect(lightbox.getByRole('status')).toHaveText('Fotografia 2 din 6');
  await page.keyboard.press('Escape');
  await expect(lightbox).toHaveCount(0);
  await first.press('Enter');
  await expect(lightbox.getByRole('status')).toHaveText('Fotografia 1 din 6');
  for (let tabs = 0; tabs < 5; tabs += 1) {
    await page.keyboard.press('Tab');
    await expect(lightbox.locator(':focus')).toHaveCount(1);
  }
  const controls = lightbox.getByRole('button');
  await expect(controls).toHaveCount(3);
  for (const control of await controls.all()) {
    await control.focus();
    await expect(control).toHaveCSS('outline', 'rgb(255, 255, 255) solid 3px');
    await expect(control).toHaveCSS('background-color', 'rgba(0, 0, 0, 0.7)');
  }
  await expect(lightbox.getByRole('status')).toHaveCSS('background-color', 'rgba(0, 0, 0, 0.7)');
  await page.keyboard.press('Escape');
  await expect(lightbox).toHaveCount(0);
  await expect(first).toBeFocused();
});

test('a picture is reported with its number and page', async ({ page, mock }) => {
  const { path, detail } = mock.location('gallery');
  await page.goto(path);
  await page.getByRole('link', { name: 'Fotografia 1 din 6: Interior 1' }).click();
  const lightbox = page.getByRole('dialog', { name: 'Fotografii' });
  await expect(lightbox.getByRole('status')).toHaveText('Fotografia 1 din 6');
  await page.keyboard.press('ArrowRight');
  await expect(lightbox.getByRole('status')).toHaveText('Fotografia 2 din 6');
  await lightbox.getByRole('link', { name: 'Raportează fotografia' }).click();
  await expect(page).toHaveURL(/\/feedback/);
  await expect(page.getByLabel('Mesaj')).toHaveValue(
    `Despre fotografia nr. ${detail.gallery[1]!.id} de pe pagina ${path}:\n`,
  );
});

test('an album is shown under its name, and a single picture has no arrows @S3-17', async ({
  page,
  mock,
}) => {
  await page.goto(mock.location('gallery').path);
  await page
    .getByRole('list', { name: 'Lucrări' })
    .getByRole('link', { name: /: Lucrare 1$/ })
    .click();
  const lightbox = page.getByRole('dialog', { name: 'Fotografii' });
  await expect(lightbox.getByRole('img', { name: 'Lucrare 1' })).toBeInViewport();
  await expect(lightbox.getByRole('button', { name: 'Fotografia următoare' })).toHaveCount(0);
  await lightbox.getByRole('button', { name: 'Închide' }).click();
  await expect(lightbox).toHaveCount(0);
});

test('the first picture shows the number of pictures', { tag: '@wide' }, async ({ page, mock }) => {
  await page.goto(mock.location('gallery').path);
  const first = await boxOf(page.getByRole('link', { name: /^Fotografia 1 din 6/ }));
  const badge = await boxOf(page.getByText('Toate cele 6 fotografii'));
  expect(badge.x).toBeGreaterThan(first.x);
  expect(badge.right).toBeLessThan(first.right);
  expect(badge.y).toBeGreaterThan(first.y);
  expect(badge.bottom).toBeLessThan(first.bottom);
});

test('a picture that fails to load shows its background colours and no broken icon', async ({
  page,
  mock,
  announce,
}) => {
  const pictures = '**/api/public/images/**';
  announce.refusal(/^\/api\/public\/images\//, 404);
  await page.route(pictures, (route) => route.fulfill({ status: 404, body: '' }));
  await page.goto(mock.location('gallery').path);
  const first = page.getByRole('link', { name: /^Fotografia 1 din 6/ });
  await expect(first.locator('img')).toHaveCSS('visibility', 'hidden');
  await expect(first.locator('span')).toHaveCSS('background-image', /gradient/);
});
