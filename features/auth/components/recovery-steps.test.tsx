import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test } from 'vitest';
import { sessionStore } from '#lib/session/session-store.ts';
import { makeAuthSettings } from '#tests/factories/auth-settings.ts';
import { makeUser } from '#tests/factories/user.ts';
import { errorResponse, mockCall } from '#tests/msw/mock-call.ts';
import { mockApi } from '#tests/setup/mock-api.ts';
import { AuthModal } from './auth-modal.lazy.tsx';

let sent: unknown[] = [];
const refuse = (field: string, message: string) =>
  errorResponse('validation_failed', { errors: { [field]: [message] } });

beforeEach(() => {
  sent = [];
  mockApi.use(
    mockCall('sendPasswordCode', ({ body }) => {
      sent.push(body);
      return { message: 'Am trimis codul.', seconds: 0 };
    }),
    mockCall('verifyPasswordCode', ({ body }) => {
      sent.push(body);
      return { message: 'Codul este corect.' };
    }),
    mockCall('resetPassword', ({ body }) => {
      sent.push(body);
      return { message: 'Gata' };
    }),
  );
});

async function openRecovery(email: string) {
  render(<AuthModal request={{}} settings={makeAuthSettings()} />);
  const user = userEvent.setup();
  if (email) await user.type(screen.getByLabelText('E-mail'), email);
  await user.type(screen.getByLabelText('Parolă'), 'cea-veche');
  await user.click(screen.getByRole('button', { name: 'Ai uitat parola?' }));
  const press = (name: string) => user.click(screen.getByRole('button', { name }));
  return { user, press };
}

async function goToPassword() {
  const { user, press } = await openRecovery('elena@exemplu.ro');
  await press('Trimite codul');
  await user.type(await screen.findByLabelText('Cod de confirmare'), '123456');
  await press('Continuă');
  await screen.findByRole('dialog', { name: 'Alege o parolă nouă' });
  return { user, press };
}

test('a recovery goes from e-mail to code, password and success, and back @S4-01 @S4-04 @S4-05 @S2-83 @S8-12 @S7-15 @S7-16 @S7-17', async () => {
  const { user, press } = await goToPassword();
  expect(screen.getByLabelText('E-mail')).toHaveValue('elena@exemplu.ro');
  expect(screen.getByLabelText('E-mail')).toHaveAttribute('autocomplete', 'username');
  expect(screen.getByLabelText('Parola nouă')).toHaveFocus();
  await user.type(screen.getByLabelText('Parola nouă'), 'noua-mea');
  await user.type(screen.getByLabelText('Confirmă parola'), 'noua-mea');
  await press('Salvează parola');
  expect(
    await screen.findByText(
      'Parola a fost salvată cu succes. Acum te poți autentifica folosind parola nouă.',
    ),
  ).toBeVisible();
  const recovery = { email: 'elena@exemplu.ro', requested_by: 'client' };
  expect(sent).toEqual([
    recovery,
    { ...recovery, token: '123456' },
    { ...recovery, token: '123456', password: 'noua-mea', password_confirmation: 'noua-mea' },
  ]);
  expect(screen.getByRole('button', { name: 'Înapoi la autentificare' })).toHaveFocus();
  await press('Înapoi la autentificare');
  expect(screen.getByRole('dialog', { name: 'Autentificare' })).toBeVisible();
  expect(screen.getByLabelText('E-mail')).toHaveValue('elena@exemplu.ro');
  expect(screen.getByLabelText('Parolă')).toHaveValue('');
});

test('nothing is sent without an e-mail, nor with a code that is too short @S5-12', async () => {
  const { user, press } = await openRecovery('');
  await press('Trimite codul');
  expect(await screen.findByText('Câmpul E-mail este obligatoriu')).toBeVisible();
  await user.type(screen.getByLabelText('E-mail'), 'elena@exemplu.ro');
  await press('Trimite codul');
  const code = await screen.findByLabelText('Cod de confirmare');
  const submit = screen.getByRole('button', { name: 'Continuă' });
  expect(submit).toBeDisabled();
  await user.type(code, '12345{Enter}');
  expect(submit).toBeDisabled();
  expect(sent).toHaveLength(1);
});

test('a new password must have the minimum length and match its repetition @S5-13 @S9-13', async () => {
  const { user, press } = await goToPassword();
  const password = screen.getByLabelText('Parola nouă');
  const confirmation = screen.getByLabelText('Confirmă parola');
  await press('Salvează parola');
  expect(await screen.findByText('Câmpul Parola nouă este obligatoriu')).toBeVisible();
  await user.type(password, 'scurt');
  await user.type(confirmation, 'scurt');
  await waitFor(() => expect(screen.getAllByText('Minimum 6 caractere')).toHaveLength(2));
  await user.type(password, 'ă');
  await user.type(confirmation, 'a');
  expect(await screen.findByText('Parolele nu coincid')).toBeVisible();
  expect(sent).toHaveLength(2);
});

test('api errors appear at their field and typed values stay @S8-11', async () => {
  mockApi.use(mockCall('verifyPasswordCode', () => refuse('token', 'Codul nu este corect')));
  const { user, press } = await openRecovery('elena@exemplu.ro');
  await press('Trimite codul');
  const code = await screen.findByLabelText('Cod de confirmare');
  await user.type(code, '111111');
  await press('Continuă');
  await waitFor(() => expect(code).toHaveAccessibleDescription('Codul nu este corect'));
  expect(code).toHaveValue('111111');
  await press('modifică');
  expect(screen.getByLabelText('E-mail')).toHaveValue('elena@exemplu.ro');
  mockApi.use(mockCall('sendPasswordCode', () => refuse('email', 'Prea devreme')));
  await press('Trimite codul');
  expect(await screen.findByText('Prea devreme')).toBeVisible();
});

test('an expired code leads back to the code step @S8-11', async () => {
  mockApi.use(mockCall('resetPassword', () => refuse('token', 'Codul a expirat')));
  const { user, press } = await goToPassword();
  await user.type(screen.getByLabelText('Parola nouă'), 'noua-mea');
  await user.type(screen.getByLabelText('Confirmă parola'), 'noua-mea');
  await press('Salvează parola');
  expect(await screen.findByLabelText('Cod de confirmare')).toHaveAccessibleDescription(
    'Codul a expirat',
  );
  await press('Retrimite codul');
  expect(await screen.findByText('Am trimis codul.')).toBeVisible();
});

test('a code refused after a lost response signs in with the password that it set', async () => {
  const responses = [errorResponse('unavailable'), refuse('token', 'Codul a expirat')];
  const { user, press } = await goToPassword();
  mockApi.use(
    mockCall('resetPassword', () => responses.shift()!),
    mockCall('login', ({ body }) => {
      sent.push(body);
      return { data: makeUser() };
    }),
  );
  await user.type(screen.getByLabelText('Parola nouă'), 'parola-noua');
  await user.type(screen.getByLabelText('Confirmă parola'), 'parola-noua');
  await press('Salvează parola');
  await screen.findByRole('alert');
  await press('Salvează parola');
  await waitFor(() => expect(sessionStore.getState().status).toBe('signed-in'));
  expect(sent.at(-1)).toMatchObject({ email: 'elena@exemplu.ro', password: 'parola-noua' });
});
