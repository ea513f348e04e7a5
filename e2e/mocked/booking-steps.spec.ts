import type { Locator, Page } from '@playwright/test';
import { expectStep, send, stepLink } from './booking-steps.ts';
import { expect, test } from './mocked-test.ts';

test(
  'a booking asks for services, specialist and time, sums them up, and is placed @S2-74 @S2-77 @S2-78 @S9-15 @S4-12',
  { tag: '@wide' },
  async ({ page, mock }) => {
    await mock.signIn();
    const { path } = mock.location('plain');
    const main = page.getByRole('main');
    const next = main.getByRole('button', { name: 'Continuă' });

    await page.goto(`${path}/booking`);
    await expectStep(page, 1);
    await expect(main.getByText('Pasul 1 din 4')).toBeAttached();
    await expect(next).toBeDisabled();
    await main.getByRole('checkbox', { name: 'Tuns' }).check();
    await main.getByRole('checkbox', { name: 'Vopsit' }).check();
    await next.click();

    await expectStep(page, 2);
    await expect(main.getByText('Pasul 2 din 4')).toBeAttached();
    await expect(main.getByRole('radio', { name: /Oricare specialist/ })).toBeChecked();
    await main.getByRole('radio', { name: /Mihai Țăran/ }).check();
    await next.click();

    await expectStep(page, 3);
    await expect(main.getByText('Pasul 3 din 4')).toBeAttached();
    await expect(next).toBeDisabled();
    await main.getByText('24 nov', { exact: true }).click();
    await expect(main.getByRole('radio', { name: /^marți, 24 noiembrie/ })).toBeChecked();
    await main.getByText('11:30', { exact: true }).click();
    await next.click();

    await expectStep(page, 4);
    await expect(main.getByText('Pasul 4 din 4')).toBeAttached();
    for (const words of [/marți, 24 noiembrie, ora 11:30/, /^Mihai Țăran$/, /^280 RON$/])
      await expect(main.getByText(words).first()).toBeVisible();
    await expect(main).toContainText('2 ore · Salon Zori, Strada Lăpușneanu 7, Iași');
    await send(page);

    await expectStep(page, 5);
    await expect(main.getByText(/Pasul \d din/)).toHaveCount(0);
    await expect(main.getByRole('button', { name: 'Înapoi' })).toHaveCount(0);
    expect(mock.world.bookings.map(({ booking }) => booking)).toMatchObject([
      { start_date: '2026-11-24', start_time: '11:30', total: 280, professional: { id: 12 } },
    ]);
    await main.getByRole('link', { name: 'Acasă' }).click();
    await expect(page).toHaveURL('/');
  },
);

test('"Înapoi" and the browser go back one step at a time, with what was chosen @S2-75', async ({
  page,
  mock,
}) => {
  const back = page.getByRole('main').getByRole('button', { name: 'Înapoi' });
  await page.goto(stepLink(mock, 4, { professional: 1 }));
  await expectStep(page, 4);
  await back.click();
  await expectStep(page, 3);
  await expect(page.getByRole('radio', { name: '10:00' })).toBeChecked();
  await back.click();
  await expectStep(page, 2);
  await expect(page.getByRole('radio', { name: /Ana Pop/ })).toBeChecked();
  await back.click();
  await expectStep(page, 1);
  await expect(page.getByRole('checkbox', { name: 'Tuns' })).toBeChecked();

  await page.getByRole('button', { name: 'Continuă' }).click();
  await expectStep(page, 2);
  await page.goBack();
  await expectStep(page, 1);
  await page.getByRole('main').getByRole('link', { name: 'Înapoi' }).click();
  await expect(page).toHaveURL(mock.location('plain').path);
});

test(
  'the count of steps is seen before step 4 where there is room, and only heard elsewhere @S2-76',
  { tag: '@wide' },
  async ({ page, mock, viewport }) => {
    const roomy = (viewport?.width ?? 0) >= 768;
    for (const step of [1, 2, 3, 4] as const) {
      await page.goto(stepLink(mock, step));
      await expectStep(page, step);
      const width = await widthOf(page.getByText(`Pasul ${step} din 4`));
      if (roomy && step < 4) expect(width).toBeGreaterThan(60);
      else expect(width).toBeLessThanOrEqual(1);
      const parts = page.locator('main header [aria-hidden] > span').filter({ visible: true });
      await expect(parts).toHaveCount(viewport && viewport.width < 768 ? 4 : 0);
    }
  },
);

test('whoever has only a keyboard books too, each step beginning at its title @S2-74 @S4-12', async ({
  page,
  mock,
}) => {
  await mock.signIn();
  const main = page.getByRole('main');
  const next = main.getByRole('button', { name: 'Continuă' });
  const title = page.getByRole('heading', { level: 1 });

  await page.goto(`${mock.location('plain').path}/booking`);
  await tabTo(page, main.getByRole('checkbox', { name: 'Tuns' }));
  await page.keyboard.press('Space');
  await tabTo(page, next);
  await page.keyboard.press('Enter');

  await expectStep(page, 2);
  await expect(title).toBeFocused();
  await tabTo(page, main.getByRole('radio', { name: /Oricare specialist/ }));
  await page.keyboard.press('ArrowDown');
  await expect(main.getByRole('radio', { name: /Ana Pop/ })).toBeChecked();
  await tabTo(page, next);
  await page.keyboard.press('Enter');

  await expectStep(page, 3);
  await expect(title).toBeFocused();
  await tabTo(page, main.getByRole('radio', { name: /^vineri, 20 noiembrie/ }));
  await page.keyboard.press('ArrowRight');
  await expect(main.getByRole('radio', { name: /^sâmbătă, 21 noiembrie/ })).toBeChecked();
  await tabTo(page, main.getByRole('radio', { name: '09:00' }));
  await page.keyboard.press('ArrowDown');
  await expect(main.getByRole('radio', { name: '09:30' })).toBeChecked();
  await tabTo(page, next);
  await page.keyboard.press('Enter');

  await expectStep(page, 4);
  await expect(title).toBeFocused();
  await tabTo(page, main.getByRole('button', { name: 'Rezervă', exact: true }));
  await page.keyboard.press('Enter');
  await expectStep(page, 5);
  await expect(title).toBeFocused();
  expect(mock.world.bookings).toHaveLength(1);
});

async function widthOf(text: Locator): Promise<number> {
  return (await text.boundingBox())?.width ?? 0;
}

/** Presses Tab until the control has the focus, as somebody without a mouse does. */
async function tabTo(page: Page, control: Locator): Promise<void> {
  await expect(control).toBeVisible();
  for (let presses = 0; presses < 60; presses += 1) {
    if (await control.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press('Tab');
  }
  await expect(control).toBeFocused();
}
