import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { resetSession } from '#lib/session/session-store.ts';
import { makeAuthSettings } from '#tests/factories/auth-settings.ts';
import { makeUser } from '#tests/factories/user.ts';
import { errorAnswer, mockCall } from '#tests/msw/mock-call.ts';
import { dropCookies, mockCsrf } from '#tests/msw/mock-csrf.ts';
import { mockApi } from '#tests/setup/mock-api.ts';
import type { AuthSettings } from '#lib/env.ts';
import { sendPasswordCode } from './api/password-recovery.ts';
import { registerTemporarily } from './api/register.ts';
import { sendLoginSms } from './api/sms-login.ts';
import { AuthModal } from './components/auth-modal.lazy.tsx';
import { registrationData } from './registration-data.ts';

const scripts: HTMLScriptElement[] = [];

beforeEach(() => {
  dropCookies();
  resetSession();
  scripts.length = 0;
  mockApi.use(mockCsrf());
  // jsdom loads no scripts.
  vi.spyOn(document.head, 'append').mockImplementation((...nodes) => {
    scripts.push(...(nodes as HTMLScriptElement[]));
  });
});

afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

async function signIn(captchaSiteKey: string | null) {
  const settings = makeAuthSettings({ captchaSiteKey });
  render(<AuthModal request={{}} settings={settings} />);
  await userEvent.type(screen.getByLabelText('E-mail'), 'elena@exemplu.ro');
  await userEvent.type(screen.getByLabelText('Parolă'), 'parola123');
  const pressed = userEvent.click(screen.getByRole('button', { name: 'Intră în cont' }));
  return { pressed };
}

test('a captcha of version 3 runs for the login, says so, and hides its badge @S7-03', async () => {
  let body: unknown;
  mockApi.use(
    mockCall('login', (request) => {
      body = request.body;
      return { data: makeUser() };
    }),
  );
  const execute = vi.fn(() => Promise.resolve('token-of-captcha'));
  const { pressed } = await signIn('key-of-the-site');
  expect(scripts.map(({ src }) => src)).toEqual([
    'https://www.google.com/recaptcha/api.js?render=key-of-the-site&hl=ro',
  ]);
  expect(screen.getByText(/Protejat de reCAPTCHA/)).toHaveTextContent(
    /^Protejat de reCAPTCHA. Se aplică Politica de confidențialitate .* și Termenii .* Google.$/,
  );
  expect(document.documentElement.innerHTML).toContain('.grecaptcha-badge{visibility:hidden}');
  vi.stubGlobal('grecaptcha', { ready: (run: () => void) => run(), execute });
  scripts[0]?.onload?.(new Event('load'));
  await pressed;
  await waitFor(() => expect(body).toMatchObject({ captcha_token: 'token-of-captcha' }));
  expect(execute).toHaveBeenCalledWith('key-of-the-site', { action: 'login' });
});

const registration = registrationData(
  {
    first_name: 'Ioana',
    last_name: 'Pop',
    email: 'ioana@exemplu.ro',
    phone: '0733111222',
    terms_and_conditions: true,
    marketing: false,
  },
  null,
);

test.each([
  ['register', (by: AuthSettings) => registerTemporarily({ data: registration, token: null }, by)],
  ['sms', (by: AuthSettings) => sendLoginSms('0722123456', by)],
  ['password', (by: AuthSettings) => sendPasswordCode('ioana@exemplu.ro', by)],
] as const)('a captcha of its own goes with the call for %s @S7-03', async (action, send) => {
  const bodies: unknown[] = [];
  const refuse = ({ body }: { body: unknown }) => {
    bodies.push(body);
    return errorAnswer(422, 'validation_failed');
  };
  mockApi.use(
    mockCall('registerTemporarily', refuse),
    mockCall('sendLoginSms', refuse),
    mockCall('sendPasswordCode', refuse),
  );
  const execute = vi.fn(() => Promise.resolve(`token-for-${action}`));
  vi.stubGlobal('grecaptcha', { ready: (run: () => void) => run(), execute });
  const captchaSiteKey = `key-for-${action}`;
  const sent = send(makeAuthSettings({ captchaSiteKey })).catch(() => undefined);
  await waitFor(() => expect(scripts).toHaveLength(1));
  scripts[0]?.onload?.(new Event('load'));
  await sent;
  expect(execute).toHaveBeenCalledExactlyOnceWith(captchaSiteKey, { action });
  expect(bodies).toEqual([expect.objectContaining({ captcha_token: `token-for-${action}` })]);
});

test('a captcha that does not come leaves it to the api, which says why it refuses', async () => {
  let body: unknown;
  mockApi.use(
    mockCall('login', (request) => {
      body = request.body;
      const errors = { captcha_token: ['Nu am putut verifica. Reîncarcă pagina.'] };
      return errorAnswer(422, 'validation_failed', { errors });
    }),
  );
  const { pressed } = await signIn('key-that-is-blocked');
  for (const { onerror } of scripts) onerror?.(new Event('error'));
  await pressed;
  for (const { onerror } of scripts) onerror?.(new Event('error'));
  expect(await screen.findByRole('alert')).toHaveTextContent('Nu am putut verifica.');
  expect(body).not.toHaveProperty('captcha_token');
});

test('without a site key nothing of a captcha is loaded or said', async () => {
  mockApi.use(mockCall('login', () => ({ data: makeUser() })));
  const { pressed } = await signIn(null);
  await pressed;
  expect(scripts).toEqual([]);
  expect(screen.queryByText(/reCAPTCHA/)).not.toBeInTheDocument();
});
