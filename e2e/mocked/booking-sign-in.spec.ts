import type { Page } from '@playwright/test';
import { expectStep, openSummary, send } from './go-to-step.ts';
import type { Mock } from './mock.ts';
import { expect, test } from './mocked-test.ts';

const dialog = (page: Page) => page.getByRole('dialog', { name: 'Autentificare' });

test('a guest signs in only when sending, and the booking then continues by itself @S6-05 @S7-28', async ({
  page,
  mock,
}) => {
  await openSummary(page, mock, { services: [1, 2], professional: 2 });
  await page.getByRole('textbox', { name: /Mesaj pentru specialist/ }).fill('Vin cu bicicleta');
  await send(page);
  await expect(dialog(page)).toContainText(
    'Trimitem programarea imediat ce ești în cont. Tot ce ai ales s-a păstrat.',
  );
  expect(mock.requestCount('createBooking')).toBe(0);
  const sent = page.waitForRequest('/api/bookings');
  await signIn(page);
  expect((await sent).postDataJSON()).toEqual({
    location_id: 1,
    services_ids: [101, 102],
    professional_id: 12,
    start_date: '2026-11-24',
    start_time: '10:00',
    comment: 'Vin cu bicicleta',
    expected_total: 280,
    expected_max_total: 280,
    accepted_overlaps: [],
  });
  await expectStep(page, 5);
  await expect(dialog(page)).toHaveCount(0);
  const [ana] = mock.world.clients;
  expect(mock.world.bookings.map(({ clientId }) => clientId)).toEqual([ana?.user.id]);
});

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

test('a session that ended before sending asks to sign in, and the booking then continues by itself @S4-29', async ({
  page,
  mock,
  announce,
}) => {
  await openSummaryAsClient(page, mock);
  await page.getByRole('textbox', { name: /Mesaj pentru specialist/ }).fill('Vin cu bicicleta');
  mock.use('expired-session');
  announce.refusal('/api/bookings', 401);
  announce.refusal('/auth/refresh', 401);
  await send(page);
  await signIn(page);
  await expectStep(page, 5);
  expect(mock.world.bookings.map(({ booking }) => booking.comment)).toEqual(['Vin cu bicicleta']);
});

async function openSummaryAsClient(page: Page, mock: Mock): Promise<void> {
  await mock.signIn();
  const known = ['/api/user', /\/api\/bookings\/upcoming/].map((url) => page.waitForResponse(url));
  await openSummary(page, mock);
  await Promise.all(known);
}

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

async function signIn(page: Page): Promise<void> {
  await dialog(page).getByRole('textbox', { name: 'E-mail' }).fill('ana@exemplu.ro');
  await dialog(page).getByLabel('Parolă', { exact: true }).fill('parola123');
  await dialog(page).getByRole('button', { name: 'Intră în cont' }).click();
}
