import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test, vi } from 'vitest';
import { sessionStore } from '#lib/session/session-store.ts';
import { makeAuthSettings } from '#tests/factories/auth-settings.ts';
import { makeUser } from '#tests/factories/user.ts';
import { errorResponse, mockCall } from '#tests/msw/mock-call.ts';
import { mockCsrf, storeOldCsrfCookie } from '#tests/msw/mock-csrf.ts';
import { mockApi } from '#tests/setup/mock-api.ts';
import { AuthModal } from './auth-modal.lazy.tsx';

const token = 'c0a1f6b2-64f5-4f0e-9b53-3c5a7e0f1d11';
let sent: unknown[] = [];

function mockCodes(seconds?: number) {
  mockApi.use(
    mockCall('sendLoginSms', ({ body }) => {
      sent.push(body);
      return { token, seconds, message: 'Am trimis alt cod.' };
    }),
    mockCall('confirmLoginSms', ({ body }) => {
      sent.push(body);
      return { data: makeUser() };
    }),
  );
}

function refuse(field: string, message: string, seconds?: number) {
  return errorResponse('validation_failed', { errors: { [field]: [message] }, seconds });
}

const onSignedIn = vi.fn();

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date', 'performance'] });
  onSignedIn.mockReset();
  sent = [];
});

async function openSms() {
  render(<AuthModal request={{ onSignedIn }} settings={makeAuthSettings()} />);
  const user = userEvent.setup();
  const press = (name: string) => user.click(screen.getByRole('button', { name }));
  await press('Autentificare prin SMS');
  const sendTo = async (phone: string) => {
    await user.type(screen.getByLabelText('Telefon'), phone);
    await press('Trimite codul');
    return screen.findByLabelText('Cod de confirmare');
  };
  return { user, press, sendTo };
}

test('a code that came by SMS signs in; the phone is sent without spaces and shown as typed @S4-06 @S5-19 @S7-04 @S7-07 @S7-08 @S9-09', async () => {
  mockCodes(60);
  mockApi.use(mockCsrf(() => sent.push('csrf-cookie')));
  storeOldCsrfCookie();
  const { user, press, sendTo } = await openSms();
  expect(screen.getByLabelText('Telefon')).toHaveFocus();
  expect(screen.getByLabelText('Telefon')).toHaveAttribute('autocomplete', 'tel');
  const code = await sendTo('0722 123 456');
  expect(code).toHaveFocus();
  expect(screen.getByText('0722 123 456')).toBeVisible();
  expect(screen.getByText(/^Dacă există un cont cu acest număr, am trimis un cod/)).toBeVisible();
  expect(screen.getByText(/Poți retrimite peste 60 de secunde/)).toBeVisible();
  await user.type(code, '123456');
  await press('Intră în cont');
  await waitFor(() => expect(onSignedIn).toHaveBeenCalledOnce());
  expect(sessionStore.getState().user).toEqual(makeUser());
  expect(sent).toEqual([
    { phone: '0722123456' },
    'csrf-cookie',
    { phone: '0722123456', token, confirmation_code: '123456' },
  ]);
});

test('nothing is sent without a phone, nor before the code has six digits @S5-15 @S5-16', async () => {
  mockCodes(60);
  const { user, press, sendTo } = await openSms();
  await press('Trimite codul');
  expect(await screen.findByText('Câmpul Telefon este obligatoriu')).toBeVisible();
  expect(sent).toEqual([]);
  const code = await sendTo('+40 722 123 456');
  const submit = screen.getByRole('button', { name: 'Intră în cont' });
  expect(submit).toBeDisabled();
  await user.type(code, '12345');
  expect(submit).toBeDisabled();
  await user.type(code, '{Enter}');
  expect(sent).toHaveLength(1);
  await user.type(code, '6');
  expect(submit).toBeEnabled();
});

test('"modifică" leads back to the phone as it was typed, without the countdown @S4-07', async () => {
  mockCodes(60);
  const { press, sendTo } = await openSms();
  await sendTo('0722 123 456');
  await press('modifică');
  expect(screen.getByLabelText('Telefon')).toHaveValue('0722 123 456');
  expect(screen.getByLabelText('Telefon')).toHaveFocus();
  expect(screen.queryByText(/peste \d+/)).not.toBeInTheDocument();
  await press('Trimite codul');
  await screen.findByLabelText('Cod de confirmare');
  expect(sent).toHaveLength(2);
});

test('a refused phone shows the error and the wait; another phone has no wait @S8-05 @S8-06', async () => {
  mockCodes(60);
  mockApi.use(mockCall('sendLoginSms', () => refuse('phone', 'Codul abia a plecat.', 42)));
  const { user, press } = await openSms();
  const phone = screen.getByLabelText('Telefon');
  await user.type(phone, '0722123456');
  await press('Trimite codul');
  await waitFor(() => expect(phone).toHaveAccessibleDescription('Codul abia a plecat.'));
  expect(screen.getByText(/Poți cere alt cod peste 42 de secunde/)).toBeVisible();
  expect(screen.getByRole('button', { name: 'Trimite codul' })).toBeDisabled();
  await user.type(phone, '{Backspace}7');
  expect(screen.getByRole('button', { name: 'Trimite codul' })).toBeEnabled();
});

test('a rate limit shows its own wait without a second countdown', async () => {
  mockCodes(60);
  const limit = errorResponse('too_many_attempts', {
    errors: { phone: ['Încearcă din nou peste 40 de minute.'] },
    seconds: 2400,
  });
  mockApi.use(mockCall('sendLoginSms', () => limit));
  const { user, press } = await openSms();
  await user.type(screen.getByLabelText('Telefon'), '0722123456');
  await press('Trimite codul');
  expect(await screen.findByRole('alert')).toHaveTextContent('peste 40 de minute');
  expect(screen.queryByText(/Poți cere alt cod/)).not.toBeInTheDocument();
});

test('an invalid code stays typed, with an error at its field; a refused resend replaces the confirmation and starts the countdown @S8-05 @S8-06', async () => {
  mockCodes(0);
  mockApi.use(
    mockCall('confirmLoginSms', () => refuse('confirmation_code', 'Codul nu este corect')),
  );
  const { user, press, sendTo } = await openSms();
  const code = await sendTo('0722123456');
  await user.type(code, '999999');
  await press('Intră în cont');
  await waitFor(() => expect(code).toHaveAccessibleDescription('Codul nu este corect'));
  expect(code).toHaveValue('999999');
  await press('Retrimite codul');
  expect(await screen.findByText('Am trimis alt cod.')).toBeVisible();
  mockApi.use(mockCall('sendLoginSms', () => refuse('phone', 'Mai așteaptă puțin.', 12)));
  await press('Retrimite codul');
  expect(await screen.findByText('Mai așteaptă puțin.')).toBeVisible();
  expect(screen.queryByText('Am trimis alt cod.')).not.toBeInTheDocument();
  expect(screen.getByText(/Poți retrimite peste 12 secunde/)).toBeVisible();
});

test('a refused code that names a wait begins the countdown @S8-06', async () => {
  mockCodes(0);
  mockApi.use(
    mockCall('confirmLoginSms', () => refuse('confirmation_code', 'Codul nu mai e bun', 17)),
  );
  const { user, press, sendTo } = await openSms();
  await user.type(await sendTo('0722123456'), '999999');
  expect(screen.queryByText(/Poți retrimite peste/)).not.toBeInTheDocument();
  await press('Intră în cont');
  expect(await screen.findByText(/Poți retrimite peste 17 secunde/)).toBeVisible();
});

test('the countdown starts at the seconds of the response, even above 60 @S9-09', async () => {
  mockCodes(150);
  const { sendTo } = await openSms();
  await sendTo('0722123456');
  expect(screen.getByText(/Poți retrimite peste 150 de secunde/)).toBeVisible();
});

test('a response without seconds starts a countdown of 60 @S9-09', async () => {
  mockCodes();
  const { sendTo } = await openSms();
  await sendTo('0722123456');
  expect(screen.getByText(/Poți retrimite peste 60 de secunde/)).toBeVisible();
});
