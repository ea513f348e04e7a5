import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test, vi } from 'vitest';
import { resetSession, sessionStore, setUser } from '#lib/session/session-store.ts';
import { makeAuthSettings } from '#tests/factories/auth-settings.ts';
import { makeUser } from '#tests/factories/user.ts';
import { errorResponse, mockCall } from '#tests/msw/mock-call.ts';
import { mockCsrf, storeOldCsrfCookie } from '#tests/msw/mock-csrf.ts';
import { mockApi } from '#tests/setup/mock-api.ts';
import { AuthModal } from './auth-modal.lazy.tsx';

let calls: string[] = [];
const onSignedIn = vi.fn();

function mockLogins(...responses: (() => Response | null)[]) {
  calls = [];
  mockApi.use(
    mockCsrf(() => calls.push('csrf-cookie')),
    mockCall('logout', () => {
      calls.push('logout');
      return null;
    }),
    mockCall('login', ({ body }) => {
      calls.push(`login ${JSON.stringify(body)}`);
      return responses.shift()?.() ?? { data: makeUser() };
    }),
  );
}

function openModal() {
  render(<AuthModal request={{ onSignedIn }} settings={makeAuthSettings()} />);
}

async function signIn(email: string, password: string) {
  openModal();
  const user = userEvent.setup();
  if (email) await user.type(screen.getByLabelText('E-mail'), email);
  if (password) await user.type(screen.getByLabelText('Parolă'), password);
  await user.click(screen.getByRole('button', { name: 'Intră în cont' }));
}

const logins = () => calls.filter((call) => call.startsWith('login'));

beforeEach(() => {
  onSignedIn.mockReset();
});

test('empty fields show an error and nothing is sent @S5-01 @S5-02 @S5-04', async () => {
  mockLogins();
  await signIn('', '');
  expect(await screen.findByText('Câmpul E-mail este obligatoriu')).toBeVisible();
  expect(screen.getByText('Câmpul Parolă este obligatoriu')).toBeVisible();
  expect(calls).toEqual([]);
});

test('an invalid e-mail is not sent @S5-01 @S5-03', async () => {
  mockLogins();
  await signIn('elena@', 'parola123');
  expect(await screen.findByText('Câmpul E-mail nu este valid')).toBeVisible();
  expect(calls).toEqual([]);
});

test('a password that is too long is not sent and shows the maximum', async () => {
  mockLogins();
  openModal();
  const user = userEvent.setup();
  await user.type(screen.getByLabelText('E-mail'), 'elena@exemplu.ro');
  await user.click(screen.getByLabelText('Parolă'));
  await user.paste('x'.repeat(129));
  await user.click(screen.getByRole('button', { name: 'Intră în cont' }));
  expect(await screen.findByText('Cel mult 128 de caractere')).toBeVisible();
  expect(calls).toEqual([]);
});

test('the csrf cookie is requested before the sign-in, which sends `from` @S2-82 @S7-04 @S7-06', async () => {
  storeOldCsrfCookie();
  mockLogins();
  await signIn('elena@exemplu.ro', 'parola123');
  await waitFor(() => expect(onSignedIn).toHaveBeenCalledOnce());
  expect(sessionStore.getState().user).toEqual(makeUser());
  expect(calls).toEqual([
    'csrf-cookie',
    'login {"from":"client","email":"elena@exemplu.ro","password":"parola123"}',
  ]);
});

test('a wrong password is sent once, shows an error at the e-mail and stays typed @S5-17 @S8-02', async () => {
  const errors = { email: ['E-mailul sau parola nu sunt corecte.'] };
  mockLogins(() => errorResponse('validation_failed', { errors }));
  await signIn('elena@exemplu.ro', 'gresit');
  const email = screen.getByLabelText('E-mail');
  await waitFor(() =>
    expect(email).toHaveAccessibleDescription('E-mailul sau parola nu sunt corecte.'),
  );
  expect(email).toHaveValue('elena@exemplu.ro');
  expect(screen.getByLabelText('Parolă')).toHaveValue('gresit');
  expect(logins()).toHaveLength(1);
});

test('an expired session is ended and the sign-in retried once @S8-01', async () => {
  mockLogins(() => errorResponse('unauthenticated'));
  await signIn('elena@exemplu.ro', 'parola123');
  await waitFor(() => expect(onSignedIn).toHaveBeenCalled());
  expect(calls.map((call) => call.split(' ')[0])).toEqual([
    'csrf-cookie',
    'login',
    'logout',
    'csrf-cookie',
    'login',
  ]);
});

test('a second 401 shows an error and is not retried @S8-01', async () => {
  const dead = () => errorResponse('unauthenticated');
  mockLogins(dead, dead, dead);
  await signIn('elena@exemplu.ro', 'parola123');
  expect(await screen.findByRole('alert')).toHaveTextContent('Sesiunea ta a expirat');
  expect(logins()).toHaveLength(2);
});

test('too many attempts name the seconds to wait', async () => {
  mockLogins(() => errorResponse('too_many_attempts', { seconds: 40 }));
  await signIn('elena@exemplu.ro', 'parola123');
  expect(await screen.findByRole('alert')).toHaveTextContent('peste un minut');
});

test('without a response the form shows an error and keeps the typed values', async () => {
  mockLogins(() => Response.error());
  await signIn('elena@exemplu.ro', 'parola123');
  expect(await screen.findByRole('alert')).toHaveTextContent('Nu am putut ajunge la server');
  expect(screen.getByLabelText('Parolă')).toHaveValue('parola123');
  expect(onSignedIn).not.toHaveBeenCalled();
});

test('sign-in by SMS is offered only while SMS are sent', () => {
  const { unmount } = render(
    <AuthModal request={{ onSignedIn }} settings={makeAuthSettings({ hasSms: true })} />,
  );
  expect(screen.getByRole('button', { name: 'Autentificare prin SMS' })).toBeVisible();
  unmount();
  render(<AuthModal request={{ onSignedIn }} settings={makeAuthSettings({ hasSms: false })} />);
  expect(screen.queryByRole('button', { name: 'Autentificare prin SMS' })).toBeNull();
});

test('after a sign-in in another tab the next guest finds nothing that was typed', async () => {
  const settings = makeAuthSettings();
  const open = <AuthModal request={{ onSignedIn }} settings={settings} />;
  const { rerender } = render(open);
  const user = userEvent.setup();
  await user.type(screen.getByLabelText('E-mail'), 'elena@exemplu.ro');
  await user.type(screen.getByLabelText('Parolă'), 'parola123');
  act(() => setUser(makeUser()));
  rerender(<AuthModal request={null} settings={settings} />);
  act(resetSession);
  rerender(open);
  expect(screen.getByLabelText('E-mail')).toHaveValue('');
  expect(screen.getByLabelText('Parolă')).toHaveValue('');
});
