import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';
import { makeAuthSettings } from '#tests/factories/auth-settings.ts';
import { makeUser } from '#tests/factories/user.ts';
import { errorResponse, mockCall } from '#tests/msw/mock-call.ts';
import { mockApi } from '#tests/setup/mock-api.ts';
import { useRegisterTemporarily } from './api/registration.ts';
import { useSendLoginSms, useSendPasswordCode, useSetUpPassword } from './api/sign-in.ts';
import { AuthModal } from './components/auth-modal.lazy.tsx';

const siteKey = 'key-of-the-site';
const execute = vi.fn(() => Promise.resolve('token-of-captcha'));

afterEach(() => {
  // A failing script resets the captcha, which otherwise lives as long as the page.
  act(() => void (script() && fireEvent.error(script()!)));
  execute.mockClear();
});

const script = () => document.querySelector<HTMLScriptElement>('script[src*="recaptcha"]');

async function loadScript(): Promise<void> {
  await waitFor(() => expect(script()).not.toBeNull());
  vi.stubGlobal('grecaptcha', { ready: (run: () => void) => run(), execute });
  act(() => void fireEvent.load(script()!));
}

async function signIn(captchaSiteKey: string | null) {
  const settings = makeAuthSettings({ captchaSiteKey });
  render(<AuthModal request={{}} settings={settings} />);
  await userEvent.type(screen.getByLabelText('E-mail'), 'elena@exemplu.ro');
  await userEvent.type(screen.getByLabelText('Parolă'), 'parola123');
  await userEvent.click(screen.getByRole('button', { name: 'Intră în cont' }));
}

test('a v3 captcha runs for the login, shows its notice and hides its badge @S7-03', async () => {
  let body: unknown;
  mockApi.use(
    mockCall('login', (request) => {
      body = request.body;
      return { data: makeUser() };
    }),
  );
  await signIn(siteKey);
  await loadScript();
  expect(script()?.src).toBe(`https://www.google.com/recaptcha/api.js?render=${siteKey}&hl=ro`);
  expect(screen.getByText(/Protejat de reCAPTCHA/)).toHaveTextContent(
    /^Protejat de reCAPTCHA. Se aplică Politica de confidențialitate .* și Termenii .* Google.$/,
  );
  expect(document.documentElement.innerHTML).toContain('.grecaptcha-badge{visibility:hidden}');
  await waitFor(() => expect(body).toMatchObject({ captcha_token: 'token-of-captcha' }));
  expect(execute).toHaveBeenCalledWith(siteKey, { action: 'login' });
});

const settings = makeAuthSettings({ captchaSiteKey: siteKey });
const email = 'ioana@exemplu.ro';
const names = { first_name: 'Ioana', last_name: 'Pop' };
const contacts = { email, phone: '0733111222' };
const data = { ...names, ...contacts, terms_and_conditions: true, marketing: false };
const pair = { password: 'parola-mea', password_confirmation: 'parola-mea' };

type UseSend = () => () => Promise<unknown>;

const useRegister: UseSend = () => {
  const send = useRegisterTemporarily(settings);
  return () => send({ data, social: null });
};
const useSms: UseSend = () => {
  const send = useSendLoginSms(settings);
  return () => send('0722123456');
};
const usePasswordCode: UseSend = () => {
  const send = useSendPasswordCode(settings);
  return () => send(email);
};
const useSetUp: UseSend = () => {
  const send = useSetUpPassword(settings);
  return () => send({ email, current_password: 'temporară', ...pair });
};

function Sender({ useSend }: { useSend: UseSend }) {
  const send = useSend();
  return <button onClick={() => void send().catch(() => {})}>Trimite</button>;
}

test.each([
  ['register', useRegister],
  ['sms', useSms],
  ['password', usePasswordCode],
  ['setup_password', useSetUp],
] as const)(
  'the call for %s sends its own captcha token @S7-03 @S7-08',
  async (action, useSend) => {
    const bodies: unknown[] = [];
    const refuse = ({ body }: { body: unknown }) => {
      bodies.push(body);
      return errorResponse('validation_failed');
    };
    mockApi.use(
      mockCall('registerTemporarily', refuse),
      mockCall('sendLoginSms', refuse),
      mockCall('sendPasswordCode', refuse),
      mockCall('setupPassword', refuse),
    );
    render(<Sender useSend={useSend} />);
    await userEvent.click(screen.getByRole('button'));
    await loadScript();
    await waitFor(() => expect(bodies).toHaveLength(1));
    expect(execute).toHaveBeenCalledExactlyOnceWith(siteKey, { action });
    expect(bodies).toEqual([expect.objectContaining({ captcha_token: 'token-of-captcha' })]);
  },
);

test('without a captcha the login is sent and shows the error of the api', async () => {
  let body: unknown;
  mockApi.use(
    mockCall('login', (request) => {
      body = request.body;
      const errors = { captcha_token: ['Nu am putut verifica. Reîncarcă pagina.'] };
      return errorResponse('validation_failed', { errors });
    }),
  );
  await signIn(siteKey);
  await waitFor(() => expect(script()).not.toBeNull());
  act(() => void fireEvent.error(script()!));
  expect(await screen.findByRole('alert')).toHaveTextContent('Nu am putut verifica.');
  expect(body).not.toHaveProperty('captcha_token');
});

test('a captcha that failed to load is loaded again with the next attempt', async () => {
  const bodies: unknown[] = [];
  mockApi.use(
    mockCall('login', (request) => {
      bodies.push(request.body);
      return errorResponse('validation_failed', { errors: { email: ['Nu sunt corecte'] } });
    }),
  );
  await signIn(siteKey);
  await waitFor(() => expect(script()).not.toBeNull());
  act(() => void fireEvent.error(script()!));
  await waitFor(() => expect(bodies).toHaveLength(1));
  await userEvent.click(await screen.findByRole('button', { name: 'Intră în cont' }));
  await loadScript();
  await waitFor(() => expect(bodies[1]).toMatchObject({ captcha_token: 'token-of-captcha' }));
});

test('without a site key no captcha is loaded or mentioned', async () => {
  mockApi.use(mockCall('login', () => ({ data: makeUser() })));
  await signIn(null);
  expect(script()).toBeNull();
  expect(screen.queryByText(/reCAPTCHA/)).not.toBeInTheDocument();
});
