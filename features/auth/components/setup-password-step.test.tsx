import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test, vi } from 'vitest';
import { makeAuthSettings } from '#tests/factories/auth-settings.ts';
import { makeUser } from '#tests/factories/user.ts';
import { errorResponse, mockCall } from '#tests/msw/mock-call.ts';
import { mockCsrf } from '#tests/msw/mock-csrf.ts';
import { mockApi } from '#tests/setup/mock-api.ts';
import { AuthModal } from './auth-modal.lazy.tsx';

let calls: unknown[] = [];
const onSignedIn = vi.fn();
const email = 'temporar@exemplu.ro';

beforeEach(() => {
  onSignedIn.mockReset();
  calls = [];
  mockApi.use(
    mockCsrf(() => calls.push('csrf-cookie')),
    mockCall('login', ({ body }) => {
      const { password } = body as { password: string };
      calls.push(`login ${password}`);
      return password === 'parola123'
        ? errorResponse('validation_failed', {
            errors: { setup_password: ['Alege o parolă'] },
          })
        : { data: makeUser() };
    }),
    mockCall('setupPassword', ({ body }) => {
      calls.push(body);
      return null;
    }),
  );
});

async function openStep() {
  render(<AuthModal request={{ onSignedIn }} settings={makeAuthSettings()} />);
  const user = userEvent.setup();
  await user.type(screen.getByLabelText('E-mail'), email);
  await user.type(screen.getByLabelText('Parolă'), 'parola123');
  await user.click(screen.getByRole('button', { name: 'Intră în cont' }));
  const password = await screen.findByLabelText('Parola nouă');
  const save = async (first: string, second: string) => {
    if (first) await user.type(password, first);
    if (second) await user.type(screen.getByLabelText('Confirmă parola'), second);
    await user.click(screen.getByRole('button', { name: 'Salvează parola' }));
  };
  return { password, save };
}

test('a temporary password is replaced, and the form signs in with the new one @S4-02 @S4-03 @S7-05 @S7-12', async () => {
  const { password, save } = await openStep();
  expect(screen.getByRole('dialog', { name: 'Setează-ți parola' })).toBeVisible();
  expect(password).toHaveFocus();
  expect(password).toHaveAttribute('autocomplete', 'new-password');
  expect(screen.getByLabelText('E-mail')).toHaveValue(email);
  calls = [];
  await save('doar-a-mea', 'doar-a-mea');
  await waitFor(() => expect(onSignedIn).toHaveBeenCalledOnce());
  expect(calls).toEqual([
    'csrf-cookie',
    {
      email,
      current_password: 'parola123',
      password: 'doar-a-mea',
      password_confirmation: 'doar-a-mea',
    },
    'csrf-cookie',
    'login doar-a-mea',
  ]);
});

test('a password is required, must have the minimum length and match its repetition @S5-11', async () => {
  const { save } = await openStep();
  calls = [];
  await save('', '');
  expect(await screen.findByText('Câmpul Parola nouă este obligatoriu')).toBeVisible();
  expect(screen.getByText('Câmpul Confirmă parola este obligatoriu')).toBeVisible();
  await save('scurt', 'scurt');
  await waitFor(() => expect(screen.getAllByText('Minimum 6 caractere')).toHaveLength(2));
  await save('1', '2');
  expect(await screen.findByText('Parolele nu coincid')).toBeVisible();
  expect(calls).toEqual([]);
});

test('an expired temporary password must be typed again @S8-11', async () => {
  const errors = { current_password: ['Parola temporară nu este corectă'] };
  mockApi.use(mockCall('setupPassword', () => errorResponse('validation_failed', { errors })));
  const { password, save } = await openStep();
  await save('doar-a-mea', 'doar-a-mea');
  const temporary = await screen.findByLabelText('Parola temporară');
  expect(temporary).toHaveAccessibleDescription('Parola temporară nu este corectă');
  expect(password).toHaveValue('doar-a-mea');
});

test('a failed sign-in after saving the password confirms that it is saved', async () => {
  const { save } = await openStep();
  mockApi.use(mockCall('login', () => errorResponse('unavailable')));
  await save('doar-a-mea', 'doar-a-mea');
  expect(await screen.findByText(/Parola a fost salvată cu succes/)).toBeVisible();
  expect(screen.getByLabelText('E-mail')).toHaveValue(email);
});

test('a refusal after a lost response signs in with the password that it saved', async () => {
  const responses = [
    Response.error(),
    errorResponse('validation_failed', { errors: { email: ['E-mail sau parolă greșită'] } }),
  ];
  const { save } = await openStep();
  mockApi.use(mockCall('setupPassword', () => responses.shift()!));
  await save('doar-a-mea', 'doar-a-mea');
  expect(await screen.findByText(/Nu am putut ajunge la server/)).toBeVisible();
  expect(onSignedIn).not.toHaveBeenCalled();
  await save('', '');
  await waitFor(() => expect(onSignedIn).toHaveBeenCalledOnce());
});
