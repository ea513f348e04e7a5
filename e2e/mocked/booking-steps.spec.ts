import type { Locator } from '@playwright/test';
import { expectStep, stepLink } from './go-to-step.ts';
import { expect, test } from './mocked-test.ts';

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
