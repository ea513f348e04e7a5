import { layoutShift, watchLayoutShift } from '../layout-shift.ts';
import { boxOf } from './box-of.ts';
import { hastenTimers } from './hasten-timers.ts';
import { expect, test } from './mocked-test.ts';

test.use({ hasConsentChoice: false });
test.beforeEach(({ context }) => hastenTimers(context));

test(
  'the page is usable before a choice, which a reload keeps @S2-31 @S2-87',
  { tag: '@wide' },
  async ({ page, checkPage }) => {
    await watchLayoutShift(page);
    await page.goto('/');
    const dialog = page.getByRole('dialog', { name: 'Preferințe de marketing' });
    await expect(dialog).toBeVisible();
    await checkPage('the question');
    expect(await layoutShift(page)).toBeLessThan(0.01);
    const search = await boxOf(page.getByRole('main').getByRole('search'));
    expect(search.bottom).toBeLessThanOrEqual((await boxOf(dialog)).y);
    await page.getByRole('main').getByRole('combobox').first().fill('tuns');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\/locations\?search=tuns/);
    await dialog.getByRole('button', { name: 'Doar esențiale' }).click();
    await expect(dialog).toBeHidden();
    await page.reload();
    await page.getByRole('link', { name: 'Setări cookie' }).scrollIntoViewIfNeeded();
    await page.waitForFunction(() => performance.now() > 2_000);
    await expect(dialog).toBeHidden();
  },
);

test('the choice can be made, and changed in the footer, by keyboard @S2-84 @S2-86', async ({
  page,
}) => {
  await page.goto('/faq');
  const dialog = page.getByRole('dialog', { name: 'Preferințe de marketing' });
  await expect(dialog).toBeVisible();
  for (let stop = 0; stop < 3; stop += 1) await page.keyboard.press('Tab');
  const analysis = dialog.getByRole('switch', { name: /Analiză/ });
  await expect(analysis).toBeFocused();
  await page.keyboard.press('Space');
  for (let stop = 0; stop < 4; stop += 1) await page.keyboard.press('Tab');
  await expect(dialog.getByRole('button', { name: 'Salvează selecția' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(dialog).toBeHidden();
  const settings = page.getByRole('link', { name: 'Setări cookie' });
  await settings.focus();
  await page.keyboard.press('Enter');
  await expect(dialog.getByRole('heading')).toBeFocused();
  await expect(analysis).toBeChecked();
  await page.keyboard.press('Escape');
  await expect(settings).toBeFocused();
  await expect(dialog).toBeHidden();
  await page.goto('/how-we-rank');
  await expect(dialog).toBeHidden();
});

test('the main action of a page is above the consent question', async ({ page, mock }) => {
  await page.goto(mock.location('plain').path);
  const dialog = page.getByRole('dialog', { name: 'Preferințe de marketing' });
  await expect(dialog.getByRole('switch')).toHaveCount(3);
  const bar = page.locator('main .sticky.bottom-0');
  const room = async () => {
    const [above, below] = [await bar.boundingBox(), await dialog.boundingBox()];
    return above && below ? Math.trunc(below.y - above.y - above.height) : null;
  };
  await expect.poll(room).toBe(0);
});

test('the consent question does not cover a booking, placed or not: it waits for the next page', async ({
  page,
  mock,
}) => {
  await mock.signIn();
  const { path } = mock.location('plain');
  const dialog = page.getByRole('dialog', { name: 'Preferințe de marketing' });
  await page.goto(`${path}/booking`);
  await expect(page.getByRole('button', { name: 'Continuă' })).toBeVisible();
  await page.waitForFunction(() => performance.now() > 2_000);
  await expect(dialog).toBeHidden();
  await page.goto(`${path}/booking?step=5&booking=${mock.booking().id}`);
  await expect(page.getByRole('heading', { name: 'Rezervare Plasată!' })).toBeVisible();
  await page.waitForFunction(() => performance.now() > 2_000);
  await expect(dialog).toBeHidden();
  await page.getByRole('main').getByRole('link', { name: 'Acasă' }).click();
  await expect(dialog).toBeVisible();
});

test("the consent question appears on the page for a location's decision too", async ({ page }) => {
  await page.goto('/provider/bookings/semnat.aici');
  await expect(page.getByRole('dialog', { name: 'Preferințe de marketing' })).toBeVisible();
});
