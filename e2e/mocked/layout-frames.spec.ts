import { layoutShift, watchLayoutShift } from '../layout-shift.ts';
import { expectStep } from './go-to-step.ts';
import { service } from './find-service.ts';
import { expect, test } from './mocked-test.ts';

test(
  'pages with a single task have neither search nor links nor the large footer @S2-32',
  { tag: '@wide' },
  async ({ page, mock }) => {
    await page.goto(`${mock.location('plain').path}/booking`);
    await expectStep(page, 1);
    const header = page.getByRole('banner');
    await expect(header.getByRole('link', { name: 'Aproape, pagina principală' })).toBeVisible();
    await expect(header.getByRole('search')).toHaveCount(0);
    await expect(header.getByRole('link', { name: 'Deschide căutarea' })).toHaveCount(0);
    await expect(header.getByRole('navigation', { name: 'Navigare principală' })).toHaveCount(0);
    const footer = page.getByRole('contentinfo');
    await expect(footer.getByRole('link', { name: 'Termeni și condiții' })).toBeVisible();
    await expect(footer.getByRole('heading')).toHaveCount(0);
  },
);

test(
  'sign-in pages have no link to the login in their header, whose logo leads home @S2-32 @S2-35',
  { tag: '@wide' },
  async ({ page, isMobile }) => {
    await page.goto('/login');
    const header = page.getByRole('banner');
    if (isMobile) await header.getByRole('button', { name: 'Meniu' }).click();
    await expect(
      header.getByRole('link', { name: 'Blog' }).filter({ visible: true }),
    ).toBeVisible();
    await expect(header.getByText('Intră în cont')).toHaveCount(0);
    await page.keyboard.press('Escape');
    await header.getByRole('link', { name: 'Aproape, pagina principală' }).first().click();
    await expect(page).toHaveURL('/');
  },
);

test(
  'the profile link stays visible while a navigation changes the header, without a page load',
  { tag: '@wide' },
  async ({ page, mock, isMobile }) => {
    await watchLayoutShift(page);
    await mock.signIn();
    await page.goto(mock.location('plain').path);
    const header = page.getByRole('banner');
    const profile = header.getByRole('link', { name: 'Profilul tău', exact: true });
    await expect(profile).toBeVisible();
    await page.evaluate(() => {
      document.documentElement.dataset.loads = '1';
      const look = () => {
        const seen = document.querySelector('body > header a[href="/account/profile"]');
        if (!seen?.checkVisibility()) document.documentElement.dataset.flash = '';
        requestAnimationFrame(look);
      };
      look();
    });
    await service(page, 'Tuns').getByRole('checkbox').check();
    await page.getByRole('button', { name: 'Continuă' }).filter({ visible: true }).click();
    await expect(page).toHaveURL(/\/booking/);
    await expect(header.getByRole('navigation', { name: 'Navigare principală' })).toHaveCount(0);
    await expect(profile).toBeVisible();
    if (isMobile) {
      await header.getByRole('button', { name: 'Meniu' }).click();
      await expect(header.getByRole('button', { name: 'Deconectare' })).toBeVisible();
      await page.keyboard.press('Escape');
    }
    await page.goBack();
    await expect(page).toHaveURL(mock.location('plain').path);
    await expect(profile).toBeVisible();
    await expect(page.locator('html')).toHaveAttribute('data-loads', '1');
    await expect(page.locator('html')).not.toHaveAttribute('data-flash');
    expect(await layoutShift(page)).toBeLessThan(0.01);
  },
);
