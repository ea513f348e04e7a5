import type { Page } from '@playwright/test';
import { expectStep, openSummary, send } from './go-to-step.ts';
import { expect, test } from './mocked-test.ts';

const dialog = (page: Page) => page.getByRole('dialog', { name: 'Autentificare' });

test('a guest who closes the sign-in keeps the draft and is asked again at the next press @S6-05', async ({
  page,
  mock,
}) => {
  await openSummary(page, mock);
  await send(page);
  await dialog(page).getByRole('button', { name: 'Închide' }).click();
  await expect(dialog(page)).toBeHidden();
  await expectStep(page, 4);
  await send(page);
  await expect(dialog(page)).toBeVisible();
  expect(mock.requestCount('createBooking')).toBe(0);
});

test('a new client keeps the code step of the registration over a reload, and the booking is sent', async ({
  page,
  mock,
}) => {
  await openSummary(page, mock);
  await send(page);
  await dialog(page).getByRole('button', { name: 'Sunt client nou' }).click();
  const registration = page.getByRole('dialog', { name: 'Creează cont' });
  await registration.getByRole('button', { name: 'Continuă cu e-mail' }).click();
  for (const [label, text] of Object.entries(newcomer))
    await registration.getByLabel(label, { exact: true }).fill(text);
  await registration.getByRole('checkbox', { name: /Termenii/ }).check();
  await registration.getByRole('button', { name: 'Continuă', exact: true }).click();
  const confirmation = page.getByRole('dialog', { name: 'Confirmă numărul de telefon' });
  await expect(confirmation).toBeVisible();
  await page.reload();
  await confirmation.getByLabel('Cod de confirmare').fill('123456');
  await confirmation.getByRole('button', { name: 'Creează cont' }).click();
  await expectStep(page, 5);
  expect(mock.world.bookings).toHaveLength(1);
});

const newcomer = {
  Prenume: 'Ioana',
  Nume: 'Pop',
  'E-mail': 'ioana@exemplu.ro',
  Telefon: '0733 111 222',
  Parolă: 'ploaie mac tramvai',
  'Confirmă parola': 'ploaie mac tramvai',
};
