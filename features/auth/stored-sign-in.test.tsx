import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { makeAuthSettings } from '#tests/factories/auth-settings.ts';
import { makeUser } from '#tests/factories/user.ts';
import { errorResponse, mockCall } from '#tests/msw/mock-call.ts';
import { mockApi } from '#tests/setup/mock-api.ts';
import { firstSteps } from './auth-step.ts';
import { AuthPage } from './components/auth-page.tsx';
import { AuthSteps } from './components/auth-steps.lazy.tsx';
import { useAuthFlow } from './use-auth-flow.ts';

const token = 'c0a1f6b2-64f5-4f0e-9b53-3c5a7e0f1d11';
const password = 'parola-secreta';

function Page({ start, inModal }: { start: keyof typeof firstSteps; inModal: boolean }) {
  const settings = makeAuthSettings();
  const redirectTo = inModal ? null : '/account/bookings';
  const flow = useAuthFlow({ start: firstSteps[start], settings, redirectTo });
  return <AuthSteps flow={flow} />;
}

function load(start: keyof typeof firstSteps, inModal = false) {
  const { unmount } = render(<Page start={start} inModal={inModal} />);
  return { unmount, user: userEvent.setup() };
}

const press = (user: ReturnType<typeof userEvent.setup>, name: string) =>
  user.click(screen.getByRole('button', { name }));

async function fillRegistration(user: ReturnType<typeof userEvent.setup>) {
  await press(user, 'Continuă cu e-mail');
  await user.type(screen.getByLabelText('Prenume'), 'Ioana');
  await user.type(screen.getByLabelText('Nume'), 'Pop');
  await user.type(screen.getByLabelText('E-mail'), 'ioana@exemplu.ro');
  await user.type(screen.getByLabelText('Telefon'), '0733 111 222');
  await user.type(screen.getByLabelText('Parolă'), password);
  await user.type(screen.getByLabelText('Confirmă parola'), password);
  await user.click(screen.getByRole('checkbox', { name: /Termenii/ }));
}

test('a reload keeps the code step of a registration, but not its password or the typed code', async () => {
  mockApi.use(
    mockCall('registerTemporarily', () => ({ data: token, seconds: 0, message: 'Trimis.' })),
  );
  const { user, unmount } = load('register');
  await fillRegistration(user);
  await press(user, 'Continuă');
  await user.type(await screen.findByLabelText('Cod de confirmare'), '987654');
  const stored = JSON.stringify({ ...sessionStorage });
  expect(stored).not.toContain(password);
  expect(stored).not.toContain('987654');
  unmount();

  load('register');
  expect(screen.getByText('0733 111 222')).toBeVisible();
  expect(screen.getByLabelText('Cod de confirmare')).toHaveValue('');
  await press(user, 'modifică');
  expect(screen.getByLabelText('E-mail')).toHaveValue('ioana@exemplu.ro');
  expect(screen.getByLabelText('Parolă')).toHaveValue('');
});

test('a reload keeps the typed registration without its password; a finished one is cleared', async () => {
  mockApi.use(
    mockCall('registerTemporarily', () => ({ data: token, seconds: 0, message: 'Trimis.' })),
    mockCall('registerClient', () => ({ data: makeUser() })),
  );
  const first = load('register');
  await fillRegistration(first.user);
  window.dispatchEvent(new Event('pagehide'));
  expect(JSON.stringify({ ...sessionStorage })).not.toContain(password);
  first.unmount();

  const modal = load('login', true);
  expect(screen.getByRole('button', { name: 'Ai uitat parola?' })).toBeVisible();
  modal.unmount();
  const { user, unmount } = load('register');
  expect(screen.getByLabelText('Prenume')).toHaveValue('Ioana');
  expect(screen.getByLabelText('Nume')).toHaveValue('Pop');
  expect(screen.getByLabelText('E-mail')).toHaveValue('ioana@exemplu.ro');
  expect(screen.getByLabelText('Telefon')).toHaveValue('0733 111 222');
  expect(screen.getByRole('checkbox', { name: /Termenii/ })).toBeChecked();
  expect(screen.getByLabelText('Parolă')).toHaveValue('');
  await user.type(screen.getByLabelText('Parolă'), password);
  await user.type(screen.getByLabelText('Confirmă parola'), password);
  await press(user, 'Continuă');
  await user.type(await screen.findByLabelText('Cod de confirmare'), '987654');
  await press(user, 'Creează cont');
  await waitFor(() => expect(sessionStorage.getItem('pageNote')).not.toBeNull());
  unmount();
  expect(JSON.stringify({ ...sessionStorage })).not.toContain('ioana');
});

test('a reload keeps the code step of a recovery; a return to the login clears it', async () => {
  vi.useFakeTimers({ toFake: ['Date', 'performance'] });
  mockApi.use(mockCall('sendPasswordCode', () => ({ seconds: 40, message: 'Trimis.' })));
  const first = load('login');
  await press(first.user, 'Ai uitat parola?');
  await first.user.type(screen.getByLabelText('E-mail'), 'ana@exemplu.ro');
  await press(first.user, 'Trimite codul');
  await screen.findByLabelText('Cod de confirmare');
  first.unmount();

  const second = load('login');
  expect(screen.getByText('ana@exemplu.ro')).toBeVisible();
  expect(screen.getByText(/Poți retrimite peste 40 de secunde/)).toBeVisible();
  second.unmount();
  const third = load('register');
  expect(screen.getByRole('button', { name: 'Continuă cu e-mail' })).toBeVisible();
  third.unmount();
  const last = load('login');
  await press(last.user, 'Înapoi la autentificare');
  expect(screen.getByLabelText('E-mail')).toHaveValue('ana@exemplu.ro');
  last.unmount();
  load('login');
  expect(screen.getByLabelText('Parolă')).toBeVisible();
});

test('an e-mail typed to sign in is there when a link opens the registration', async () => {
  const settings = makeAuthSettings();
  const page = (start: 'login' | 'register') => (
    <AuthPage key={start} start={start} redirectTo="/" settings={settings} />
  );
  const { rerender } = render(page('login'));
  const user = userEvent.setup();
  await user.type(await screen.findByLabelText('E-mail'), 'ana@exemplu.ro');
  rerender(page('register'));
  await user.click(await screen.findByRole('button', { name: 'Continuă cu e-mail' }));
  expect(screen.getByLabelText('E-mail')).toHaveValue('ana@exemplu.ro');
});

test('a reload keeps the code step of an SMS, and „modifică” leads to its phone', async () => {
  mockApi.use(mockCall('sendLoginSms', () => ({ token, seconds: 40, message: 'Trimis.' })));
  const first = load('login');
  await press(first.user, 'Autentificare prin SMS');
  await first.user.type(screen.getByLabelText('Telefon'), '0722 123 456');
  await press(first.user, 'Trimite codul');
  await screen.findByLabelText('Cod de confirmare');
  first.unmount();
  const { user } = load('login');
  expect(screen.getByText('0722 123 456')).toBeVisible();
  await press(user, 'modifică');
  expect(screen.getByLabelText('Telefon')).toHaveValue('0722 123 456');
});

test('a reload keeps the token of the code that was sent last', async () => {
  const later = 'c0a1f6b2-64f5-4f0e-9b53-3c5a7e0f1d22';
  let confirmed: unknown;
  let sends = 0;
  mockApi.use(
    mockCall('sendLoginSms', () => {
      sends += 1;
      return { token: sends === 1 ? token : later, seconds: 0, message: 'Trimis din nou.' };
    }),
    mockCall('confirmLoginSms', ({ body }) => {
      confirmed = body;
      return { data: makeUser() };
    }),
  );
  const first = load('login');
  await press(first.user, 'Autentificare prin SMS');
  await first.user.type(screen.getByLabelText('Telefon'), '0722 123 456');
  await press(first.user, 'Trimite codul');
  await screen.findByLabelText('Cod de confirmare');
  await press(first.user, 'Retrimite codul');
  await screen.findByText('Trimis din nou.');
  first.unmount();
  const { user } = load('login');
  await user.type(screen.getByLabelText('Cod de confirmare'), '123456');
  await press(user, 'Intră în cont');
  await waitFor(() => expect(confirmed).toMatchObject({ token: later }));
});

test('after a reload another registration code can be sent without the password and creates the account @S7-14', async () => {
  const later = 'c0a1f6b2-64f5-4f0e-9b53-3c5a7e0f1d22';
  const bodies: unknown[] = [];
  mockApi.use(
    mockCall('registerTemporarily', ({ body }) => {
      bodies.push(body);
      return { data: bodies.length === 1 ? token : later, seconds: 0, message: 'Trimis.' };
    }),
    mockCall('registerClient', ({ body }) => {
      bodies.push(body);
      return { data: makeUser() };
    }),
  );
  const first = load('register');
  await fillRegistration(first.user);
  await press(first.user, 'Continuă');
  await screen.findByLabelText('Cod de confirmare');
  first.unmount();

  const { user } = load('register');
  await press(user, 'Retrimite codul');
  expect(await screen.findByText('Trimis.')).toBeVisible();
  expect(screen.getByText('0733 111 222')).toBeVisible();
  await user.type(screen.getByLabelText('Cod de confirmare'), '123456');
  await press(user, 'Creează cont');
  await waitFor(() => expect(bodies).toHaveLength(3));
  expect(bodies[1]).toMatchObject({ email: 'ioana@exemplu.ro', temporary_token: token });
  expect(bodies[1]).not.toHaveProperty('password');
  expect(bodies[2]).toMatchObject({
    from: 'web',
    email: 'ioana@exemplu.ro',
    token: later,
    confirmation_code: '123456',
  });
});

test('after a reload a registration that the api no longer has asks again for the password only', async () => {
  mockApi.use(
    mockCall('registerTemporarily', () => ({ data: token, seconds: 0, message: 'Trimis.' })),
  );
  const first = load('register');
  await fillRegistration(first.user);
  await press(first.user, 'Continuă');
  await screen.findByLabelText('Cod de confirmare');
  first.unmount();
  const errors = { password: ['Câmpul Parolă este obligatoriu'] };
  mockApi.use(
    mockCall('registerTemporarily', () => errorResponse('validation_failed', { errors })),
  );

  const { user } = load('register');
  await press(user, 'Retrimite codul');
  expect(await screen.findByLabelText('Parolă')).toHaveValue('');
  expect(screen.getByLabelText('Prenume')).toHaveValue('Ioana');
  expect(screen.getByLabelText('Telefon')).toHaveValue('0733 111 222');
  expect(screen.getByRole('checkbox', { name: /Termenii/ })).toBeChecked();
});
