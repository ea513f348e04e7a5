import type { Page } from '@playwright/test';
import { expectStep, openSummary, send } from './go-to-step.ts';
import { expect, test } from './mocked-test.ts';

const text = 'Vin cu bicicleta';
const message = (page: Page) => page.getByRole('textbox', { name: /Mesaj pentru specialist/ });

test('a double press books once, Back keeps the text, and another tab shows that the slot is taken @S7-28', async ({
  page,
  context,
  mock,
}) => {
  await mock.signIn();
  await openSummary(page, mock, { professional: 1 });
  await message(page).fill(text);
  await page.getByRole('button', { name: 'Înapoi' }).click();
  await expectStep(page, 3);
  await page.getByRole('button', { name: 'Continuă' }).click();
  await expectStep(page, 4);
  await expect(message(page)).toHaveValue(text);

  const other = await context.newPage();
  await openSummary(other, mock, { professional: 1 });
  await message(other).fill('Din cealaltă filă');
  await page.getByRole('button', { name: 'Rezervă', exact: true }).dblclick();
  await expectStep(page, 5);
  expect(mock.requestCount('createBooking')).toBe(1);

  await other.reload();
  await expectStep(other, 3);
  await expect(other.getByText('Ora aleasă nu este liberă.')).toBeVisible();
  await other.getByRole('list', { name: 'Ore apropiate' }).getByRole('button').first().click();
  await expectStep(other, 4);
  await expect(message(other)).toHaveValue('Din cealaltă filă');
  await send(other);
  await expectStep(other, 5);
  expect(mock.world.bookings).toHaveLength(2);
});
