import { expect, test } from './mocked-test.ts';

test.describe('on a large screen', () => {
  test.skip(({ isMobile }) => isMobile, 'A phone has no large screen');

  test(
    'the header has search, links and the way to sign in, and no burger @S2-36 @S2-39 @S2-40 @S2-41',
    { tag: '@wide' },
    async ({ page }) => {
      await page.goto('/locations');
      const header = page.getByRole('banner');
      await expect(header.getByRole('search').getByRole('button', { name: 'CAUTĂ' })).toBeVisible();
      await expect(header.getByRole('link', { name: 'Blog' })).toHaveAttribute('href', /blog/);
      await expect(header.getByRole('link', { name: 'Pentru afaceri' })).toHaveAttribute(
        'href',
        '/business',
      );
      await expect(header.getByRole('link', { name: 'Intră în cont' })).toBeVisible();
      await expect(header.getByRole('button', { name: 'Meniu' })).toBeHidden();
      await expect(header.getByRole('link', { name: 'Deschide căutarea' })).toBeHidden();
    },
  );

  test(
    'home has only its own search bar; its header has blog, business, and sign-in or the client menu @S2-36 @S2-89',
    { tag: '@wide' },
    async ({ page, mock }) => {
      await page.goto('/');
      await expect(page.getByRole('search')).toHaveCount(1);
      await expect(page.getByRole('main').getByRole('search')).toBeVisible();
      const header = page.getByRole('banner');
      const menu = header.getByRole('button', { name: /Bine ai revenit!/ });
      for (const name of ['Blog', 'Pentru afaceri', 'Intră în cont'])
        await expect(header.getByRole('link', { name, exact: true })).toBeVisible();
      await expect(menu).toBeHidden();
      await mock.signIn();
      await page.reload();
      await expect(menu).toBeVisible();
      for (const name of ['Blog', 'Pentru afaceri'])
        await expect(header.getByRole('link', { name, exact: true })).toBeVisible();
      await expect(header.getByRole('link', { name: 'Intră în cont', exact: true })).toBeHidden();
    },
  );
});

for (const { screen, width, links } of [
  { screen: 'medium', width: 800, links: ['Deschide căutarea', 'Intră în cont'] },
  { screen: 'small', width: 360, links: ['Deschide căutarea'] },
]) {
  test(`a ${screen} screen has a burger instead of the links, at home too, and a bar that opens the search @S2-37 @S2-45`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 780 });
    await page.goto('/locations');
    const header = page.getByRole('banner');
    await expect(header.getByRole('button', { name: 'Meniu' })).toBeVisible();
    await expect(header.getByRole('link')).toHaveCount(1 + links.length);
    for (const name of links) await expect(header.getByRole('link', { name })).toBeVisible();
    await expect(header.getByRole('search')).toBeHidden();
    await page.goto('/');
    await expect(header.getByRole('button', { name: 'Meniu' })).toBeVisible();
    for (const name of ['Blog', 'Pentru afaceri'])
      await expect(header.getByRole('link', { name, exact: true })).toBeHidden();
  });
}

test('on a small screen the avatar of a client is in the header and in the drawer, and leads to the profile @S2-05 @S2-45', async ({
  page,
  mock,
}) => {
  await mock.signIn();
  await page.goto('/');
  const header = page.getByRole('banner');
  const avatar = header.getByRole('link', { name: 'Profilul tău', exact: true });
  await expect(avatar).toBeVisible();
  const burger = header.getByRole('button', { name: 'Meniu' });
  expect((await avatar.boundingBox())?.width).toBeGreaterThanOrEqual(44);
  await burger.click();
  await header.getByRole('link', { name: /^Bine ai revenit!/ }).click();
  await expect(page).toHaveURL('/account/profile');
  await page.goto('/locations');
  await avatar.click();
  await expect(page).toHaveURL('/account/profile');
});

test('the header reserves space for the avatar of a client from the first paint', async ({
  page,
  mock,
}) => {
  await mock.signIn();
  await page.addInitScript(() =>
    document.addEventListener('DOMContentLoaded', () => {
      const { width } = document.querySelector('header button')!.getBoundingClientRect();
      const room = document.querySelector('header a[href="/login"]')!.parentElement!;
      document.documentElement.dataset.room = `${room.getBoundingClientRect().width >= width}`;
    }),
  );
  await page.goto('/locations');
  await expect(page.locator('html')).toHaveAttribute('data-room', 'true');
});

test('on a screen too narrow for two fields a bar shows the text and the place of the search @S2-37', async ({
  page,
}) => {
  await page.setViewportSize({ width: 768, height: 780 });
  await page.goto('/locations?search=tuns');
  const header = page.getByRole('banner');
  await expect(header.getByRole('search')).toBeHidden();
  await header.getByRole('link', { name: 'tuns Iași, România' }).click();
  await expect(page.getByRole('dialog', { name: 'Căutare' })).toBeVisible();
  await page.keyboard.press('Escape');
  await page.setViewportSize({ width: 1200, height: 780 });
  await expect(header.getByRole('combobox', { name: 'Unde?' })).toHaveValue('Iași, România');
});
