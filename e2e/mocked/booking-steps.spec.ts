import type { Locator } from '@playwright/test';
import { expectStep, send, stepLink } from './go-to-step.ts';
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
    await expect(main.getByRole('radio', { name: /^marți, 24\snoiembrie/ })).toBeChecked();
    await main.getByText('11:30', { exact: true }).click();
    await next.click();

    await expectStep(page, 4);
    await expect(main.getByText('Pasul 4 din 4')).toBeAttached();
    for (const words of [/marți, 24\snoiembrie, ora\s11:30/, /^Mihai Țăran$/, /^Total280\sRON$/])
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

test('"Înapoi" and Back go back one step at a time and keep the choices @S2-75', async ({
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
  'the step count is visible before step 4 on large screens, otherwise for screen readers only; the bar shows it everywhere @S2-76',
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
      await expect(parts).toHaveCount(4);
    }
  },
);

async function widthOf(text: Locator): Promise<number> {
  return (await text.boundingBox())?.width ?? 0;
}

test('the time of a link is in view above the bar, which names it', async ({ page, mock }) => {
  await page.goto(`${stepLink(mock, 3)}&time=16:30`);
  const time = page.getByRole('radio', { name: '16:30' });
  await expect(time).toBeChecked();
  const next = page.getByRole('button', { name: 'Continuă' });
  await expect
    .poll(async () => ((await next.boundingBox())?.y ?? 0) - ((await time.boundingBox())?.y ?? 0))
    .toBeGreaterThan(0);
  await expect(page.getByText(/mar, 24 nov, 16:30/)).toBeVisible();
});

test(
  'on a wide screen the next button keeps its place in steps 1 to 4 and is last in the tab order',
  { tag: '@wide' },
  async ({ page, mock, isMobile }) => {
    test.skip(isMobile, 'On a phone it is in the bar.');
    const edges = [];
    for (const step of [1, 2, 3, 4] as const) {
      const link = stepLink(mock, step);
      await page.goto(step === 3 ? `${link}&time=10:00` : link);
      await expectStep(page, step);
      const next = page.getByRole('main').getByRole('button', { name: /^(Continuă|Rezervă)$/ });
      await expect(next).toBeEnabled();
      const box = await next.boundingBox();
      edges.push([box?.x, box?.width]);
      const after = await next.evaluate((button) => {
        const stops = [...document.querySelectorAll('main :is(a[href], button, input, textarea)')];
        return stops.slice(stops.indexOf(button) + 1).length;
      });
      expect(after).toBe(0);
    }
    expect(new Set(edges.map((edge) => JSON.stringify(edge))).size).toBe(1);
  },
);
