import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import Cookies from 'js-cookie';
import { beforeEach, expect, test, vi } from 'vitest';
import { useAuthFlow } from '../use-auth-flow.ts';
import { sessionStore } from '#lib/session/session-store.ts';
import { makeAuthSettings } from '#tests/factories/auth-settings.ts';
import { makeUser } from '#tests/factories/user.ts';
import { errorResponse, mockCall } from '#tests/msw/mock-call.ts';
import { mockCsrf, storeOldCsrfCookie } from '#tests/msw/mock-csrf.ts';
import { mockApi } from '#tests/setup/mock-api.ts';
import {
  registrationBody,
  rememberResendWait,
  type RegistrationFields,
} from '../api/registration.ts';
import { AuthSteps } from './auth-steps.lazy.tsx';

const [first, second] = [
  'c0a1f6b2-64f5-4f0e-9b53-3c5a7e0f1d11',
  'c0a1f6b2-64f5-4f0e-9b53-3c5a7e0f1d22',
];
const data: RegistrationFields = {
  first_name: 'Ioana',
  last_name: 'Pop',
  email: 'ioana@exemplu.ro',
  phone: '0733 111 222',
  password: 'parola-mea',
  password_confirmation: 'parola-mea',
  terms_and_conditions: true,
  marketing: false,
};
const body = registrationBody(data, null);

let calls: unknown[] = [];

beforeEach(() => {
  calls = [];
  mockApi.use(
    mockCsrf(() => calls.push('csrf-cookie')),
    mockCall('registerTemporarily', () => ({
      data: second,
      seconds: 30,
      message: 'Am trimis alt cod.',
    })),
    mockCall('registerClient', ({ body }) => {
      calls.push(body);
      return { data: makeUser() };
    }),
  );
});

function CodeStep() {
  const flow = useAuthFlow({
    start: { name: 'registration-code', data, social: null, token: first },
    settings: makeAuthSettings(),
    redirectTo: null,
  });
  return <AuthSteps flow={flow} />;
}

function openCode() {
  render(<CodeStep />);
  const user = userEvent.setup();
  const code = screen.getByLabelText('Cod de confirmare');
  const submit = screen.getByRole('button', { name: 'Creează cont' });
  const resend = () => user.click(screen.getByRole('button', { name: 'Retrimite codul' }));
  return { user, code, submit, resend };
}

test('the code can be sent at exactly six digits, creates the account and signs in @S4-10 @S5-14 @S7-05 @S7-14 @S9-12', async () => {
  storeOldCsrfCookie();
  const { user, code, submit } = openCode();
  expect(code).toHaveFocus();
  expect(code).toHaveAttribute('autocomplete', 'one-time-code');
  expect(submit).toBeDisabled();
  await user.type(code, '12345');
  expect(submit).toBeDisabled();
  await user.type(code, '6');
  expect(submit).toBeEnabled();
  await user.click(submit);
  await waitFor(() => expect(sessionStore.getState().user).toEqual(makeUser()));
  expect(calls).toEqual(['csrf-cookie', { ...body, token: first, confirmation_code: '123456' }]);
});

test('a Facebook session is ended after the account is created, not before @S4-11', async () => {
  const logout = vi.fn((then: () => void) => then());
  vi.stubGlobal('FB', { getAccessToken: () => 'EAAB', logout });
  const { user, code, submit } = openCode();
  await user.type(code, '123456');
  expect(logout).not.toHaveBeenCalled();
  await user.click(submit);
  await waitFor(() => expect(logout).toHaveBeenCalledOnce());
});

test('an invalid code is shown at its field, other errors as a list @S8-21', async () => {
  const errors = { confirmation_code: ['Codul nu este corect'], email: ['Există deja un cont'] };
  mockApi.use(mockCall('registerClient', () => errorResponse('validation_failed', { errors })));
  const { user, code, submit } = openCode();
  await user.type(code, '999999');
  await user.click(submit);
  await waitFor(() => expect(code).toHaveAccessibleDescription('Codul nu este corect'));
  expect(screen.getByRole('alert')).toHaveTextContent('Există deja un cont');
  expect(code).toHaveValue('999999');
});

test('another code can be sent after 30 seconds, which a cookie stores @S9-10 @S9-11', async () => {
  rememberResendWait(30);
  const { resend } = openCode();
  expect(screen.getByText(/Poți retrimite peste (30|2\d) de secunde/)).toBeVisible();
  await resend();
  expect(screen.getByRole('button', { name: 'Retrimite codul' })).toHaveAttribute('aria-disabled');
  expect(screen.queryByText('Am trimis alt cod.')).not.toBeInTheDocument();
});

test('a resend shows its outcome, and its token replaces the first @S8-10', async () => {
  const { user, code, submit, resend } = openCode();
  await resend();
  expect(await screen.findByText('Am trimis alt cod.')).toBeVisible();
  expect(Number(Cookies.get('registerResendAt'))).toBeGreaterThan(Date.now());
  await user.type(code, '123456');
  await user.click(submit);
  await waitFor(() => expect(sessionStore.getState().status).toBe('signed-in'));
  expect(calls).toContainEqual({ ...body, token: second, confirmation_code: '123456' });
  expect(Cookies.get('registerResendAt')).toBeUndefined();
});

test('a refused resend without field errors shows the message of the response @S8-09', async () => {
  const message = 'Furnizorul de SMS nu răspunde.';
  mockApi.use(mockCall('registerTemporarily', () => errorResponse('unavailable', { message })));
  const { resend } = openCode();
  rememberResendWait(30);
  await resend();
  expect(await screen.findByRole('alert')).toHaveTextContent(message);
  expect(Cookies.get('registerResendAt')).toBeUndefined();
});

test.each([
  ['too_many_attempts', { message: 'Too Many Attempts.', seconds: 40 }, /peste un minut/],
  ['unauthenticated', { message: 'Unauthenticated.' }, /Sesiunea ta a expirat/],
] as const)('a resend refused as %s shows a Romanian sentence', async (code, body, text) => {
  mockApi.use(mockCall('registerTemporarily', () => errorResponse(code, body)));
  const { resend } = openCode();
  await resend();
  expect(await screen.findByRole('alert')).toHaveTextContent(text);
});

test('a resend without seconds in its response waits 30 s and stores the end in the cookie @S9-10 @S9-11', async () => {
  mockApi.use(
    mockCall('registerTemporarily', () => ({ data: second, message: 'Am trimis alt cod.' })),
  );
  const { resend } = openCode();
  await resend();
  expect(await screen.findByText(/Poți retrimite peste (30|2\d) de secunde/)).toBeVisible();
  const wait = Number(Cookies.get('registerResendAt')) - Date.now();
  expect(wait).toBeGreaterThan(20_000);
  expect(wait).toBeLessThanOrEqual(30_000);
});

test('a refused resend shows the error and removes its cookie @S8-09', async () => {
  const errors = { phone: ['Prea multe coduri pe acest număr.'] };
  mockApi.use(
    mockCall('registerTemporarily', () => errorResponse('validation_failed', { errors })),
  );
  const { resend } = openCode();
  rememberResendWait(30);
  await resend();
  expect(await screen.findByRole('alert')).toHaveTextContent('Prea multe coduri');
  expect(Cookies.get('registerResendAt')).toBeUndefined();
});

test('a code refused after a lost response signs in with the account that it created', async () => {
  const responses = [
    errorResponse('unavailable'),
    errorResponse('validation_failed', { errors: { confirmation_code: ['Cod greșit'] } }),
  ];
  mockApi.use(
    mockCall('registerClient', () => responses.shift()!),
    mockCall('login', ({ body }) => {
      calls.push(body);
      return { data: makeUser() };
    }),
  );
  const { user, code, submit } = openCode();
  const login = { email: 'ioana@exemplu.ro', password: 'parola-mea' };
  await user.type(code, '123456');
  await user.click(submit);
  await screen.findByRole('alert');
  expect(calls).not.toContainEqual(expect.objectContaining(login));
  await user.click(submit);
  await waitFor(() => expect(sessionStore.getState().status).toBe('signed-in'));
  expect(calls).toContainEqual(expect.objectContaining(login));
});
