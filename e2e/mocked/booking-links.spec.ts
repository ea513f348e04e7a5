import type { Page } from '@playwright/test';
import { expectStep, openSummary, send, stepLink } from './go-to-step.ts';
import type { Mock } from './mock.ts';
import { expect, test } from './mocked-test.ts';

test('the booking works with and without the slug, and a wrong slug redirects @S2-18 @S7-35', async ({
  page,
  mock,
}) => {
  const { path, detail } = mock.location('plain');
  const main = page.getByRole('main');
  const requests: string[] = [];
  mock.respond('locationDetail', (usual, request) => {
    requests.push(`${request.path}?${request.query}`);
    return usual();
  });
  await page.goto(`/locations/${detail.id}/booking?services=101&step=2`);
  await expectStep(page, 2);
  await expect(main.getByText('Tuns').filter({ visible: true })).toBeVisible();
  await page.goto(`/locations/${detail.id}/alt-nume/booking?services=102&step=2`);
  await expectStep(page, 2);
  await expect(page).toHaveURL(`${path}/booking?step=2`);
  await expect(main.getByText('Vopsit').filter({ visible: true })).toBeVisible();
  expect(requests.at(-1)).toBe(`/api/public/locations/${detail.slug}/${detail.id}?version=latest`);
  for (const request of requests) expect(request).toMatch(/\?version=latest$/);
});

test('a reload keeps the step, the choices and typed text @S3-24', async ({ page, mock }) => {
  await mock.signIn();
  await openSummary(page, mock, { at: 'questions', professional: 1 });
  const main = page.getByRole('main');
  await main.getByRole('textbox', { name: 'Cum ai aflat de noi' }).fill('De la o prietenă');
  await main.getByRole('combobox', { name: 'Tip de păr' }).selectOption('Ondulat');
  await main.getByRole('checkbox', { name: 'Am fost și altă dată' }).check();
  await main.getByRole('textbox', { name: /Mesaj pentru specialist/ }).fill('Vin cu bicicleta');
  await page.reload();

  await expectStep(page, 4);
  await expect(main.getByRole('textbox', { name: 'Cum ai aflat de noi' })).toHaveValue(
    'De la o prietenă',
  );
  await expect(main.getByRole('combobox', { name: 'Tip de păr' })).toHaveValue('Ondulat');
  await expect(main.getByRole('checkbox', { name: 'Am fost și altă dată' })).toBeChecked();
  await send(page);
  await expectStep(page, 5);
  expect(mock.world.bookings.map(({ booking }) => booking)).toMatchObject([
    {
      start_time: '10:00',
      professional: { name: 'Ana Pop' },
      comment: 'Vin cu bicicleta',
      custom_fields: [{ value: 'De la o prietenă' }, { value: 'Ondulat' }, { id: 3 }],
    },
  ]);
});

test('a draft older than two hours is not restored', async ({ page, mock }) => {
  await page.goto(stepLink(mock, 2));
  await expectStep(page, 2);
  await expect(page).toHaveURL(/\?step=2$/);
  await mock.setClock(new Date('2026-11-20T12:01:00+02:00'));
  await expectNothingChosen(page, mock);
});

async function expectNothingChosen(page: Page, mock: Mock): Promise<void> {
  await page.goto(`${mock.location('plain').path}/booking`);
  await page.getByRole('checkbox', { name: 'Vopsit' }).check();
  await expect(page.getByText(/1 serviciu ales/)).toBeVisible();
  await expect(page.getByRole('checkbox', { name: 'Tuns' })).not.toBeChecked();
}
