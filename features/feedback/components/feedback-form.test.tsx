import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { tabStorage } from '#lib/browser/browser-storage.ts';
import { endSession } from '#lib/session/end-session.ts';
import { setUser } from '#lib/session/session-store.ts';
import { makeUser } from '#tests/factories/user.ts';
import { errorResponse, mockCall } from '#tests/msw/mock-call.ts';
import { mockApi } from '#tests/setup/mock-api.ts';
import { FeedbackForm } from './feedback-form.lazy.tsx';

const body = { name: 'Ioana', email: 'ioana@example.ro', message: 'Aș vrea un salon nou.' };
const field = (name: string) => screen.getByRole<HTMLInputElement>('textbox', { name });

async function fill(captchaSiteKey: string | null = null) {
  const user = userEvent.setup();
  const { unmount } = render(<FeedbackForm captchaSiteKey={captchaSiteKey} />);
  await user.type(field('Nume'), body.name);
  await user.type(field('E-mail'), body.email);
  await user.type(field('Mesaj'), body.message);
  return {
    user,
    unmount,
    send: () => user.click(screen.getByRole('button', { name: 'Trimite mesajul' })),
  };
}

test('the confirmation replaces a sent message and gets the focus @S2-13', async () => {
  const bodies: unknown[] = [];
  mockApi.use(
    mockCall('sendFeedback', ({ body: sent }) => {
      bodies.push(sent);
      return { message: 'Am primit mesajul tău.' };
    }),
  );
  const { user, send } = await fill();
  await send();
  expect(await screen.findByText('Am primit mesajul tău.')).toBeVisible();
  expect(bodies).toEqual([body]);
  await waitFor(() => expect(screen.getByRole('heading', { name: 'Mesaj trimis' })).toHaveFocus());
  await user.click(screen.getByRole('button', { name: 'Scrie alt mesaj' }));
  expect(field('Mesaj')).toHaveValue('');
  await waitFor(() => expect(screen.getByRole('heading')).toHaveFocus());
});

test('missing fields show an error before anything is sent', async () => {
  render(<FeedbackForm captchaSiteKey={null} />);
  await userEvent.setup().click(screen.getByRole('button', { name: 'Trimite mesajul' }));
  expect(await screen.findByText('Câmpul Nume este obligatoriu')).toBeVisible();
  expect(field('Nume')).toHaveFocus();
  expect(field('E-mail')).toHaveAccessibleDescription('Câmpul E-mail este obligatoriu');
});

test('the typed message survives an error and an unreachable api', async () => {
  mockApi.use(
    mockCall('sendFeedback', () =>
      errorResponse('too_many_attempts', { errors: { message: ['Încearcă peste o oră.'] } }),
    ),
  );
  const { send } = await fill();
  await send();
  expect(await screen.findByRole('alert')).toHaveTextContent('Încearcă peste o oră.');
  mockApi.use(mockCall('sendFeedback', () => Response.error()));
  await send();
  await waitFor(() => expect(screen.getByRole('alert')).toHaveTextContent(/conexiunea/));
  expect(field('Mesaj')).toHaveValue(body.message);
});

test('the typed message survives a reload until it is sent', async () => {
  mockApi.use(mockCall('sendFeedback', () => ({ message: 'Am primit mesajul tău.' })));
  const { unmount } = await fill();
  // Leaving by a full load unmounts nothing.
  window.dispatchEvent(new Event('pagehide'));
  const stored = { ...sessionStorage };
  unmount();
  sessionStorage.clear();
  for (const [name, value] of Object.entries(stored)) sessionStorage.setItem(name, value);
  const again = render(<FeedbackForm captchaSiteKey={null} />);
  expect([field('Nume'), field('E-mail'), field('Mesaj')].map((input) => input.value)).toEqual(
    Object.values(body),
  );
  await userEvent.setup().click(screen.getByRole('button', { name: 'Trimite mesajul' }));
  await screen.findByText('Am primit mesajul tău.');
  window.dispatchEvent(new Event('pagehide'));
  again.unmount();
  render(<FeedbackForm captchaSiteKey={null} />);
  expect(field('Mesaj')).toHaveValue('');
});

test('the token of a configured captcha is sent with the message @S7-03', async () => {
  const bodies: unknown[] = [];
  mockApi.use(
    mockCall('sendFeedback', ({ body: sent }) => {
      bodies.push(sent);
      return { message: 'Am primit mesajul tău.' };
    }),
  );
  const { send } = await fill('key-of-the-site');
  expect(screen.getByText(/Protejat de reCAPTCHA/)).toBeVisible();
  await send();
  const script = () => document.querySelector('script[src*="recaptcha"]');
  await waitFor(() => expect(script()).not.toBeNull());
  const execute = vi.fn(() => Promise.resolve('token-of-captcha'));
  vi.stubGlobal('grecaptcha', { ready: (run: () => void) => run(), execute });
  act(() => void fireEvent.load(script()!));
  expect(await screen.findByText('Am primit mesajul tău.')).toBeVisible();
  expect(execute).toHaveBeenCalledWith('key-of-the-site', { action: 'feedback' });
  expect(bodies).toEqual([{ ...body, captcha_token: 'token-of-captcha' }]);
  act(() => void fireEvent.error(script()!));
});

test.each([
  ['', 'Despre pagina /locations/3/salon-zori:\n'],
  ['&picture=3001', 'Despre fotografia nr. 3001 de pe pagina /locations/3/salon-zori:\n'],
])('a message about a location (with "%s") begins with its subject', (picture, subject) => {
  window.history.replaceState(null, '', `/feedback?page=/locations/3/salon-zori${picture}`);
  render(<FeedbackForm captchaSiteKey={null} />);
  expect(field('Mesaj')).toHaveValue(subject);
});

test('a subject to which nothing was added gives way to the subject of another location', () => {
  const open = (query: string) => {
    window.history.replaceState(null, '', `/feedback${query}`);
    return render(<FeedbackForm captchaSiteKey={null} />);
  };
  open('?page=/locations/3/salon-zori').unmount();
  const other = open('?page=/locations/4/salon-lia');
  expect(field('Mesaj')).toHaveValue('Despre pagina /locations/4/salon-lia:\n');
  other.unmount();
  open('');
  expect(field('Mesaj')).toHaveValue('');
});

test('a client who logs out leaves no typed message', async () => {
  document.cookie = 'auth_hint=1.100; path=/';
  setUser(makeUser());
  await fill();
  endSession();
  window.dispatchEvent(new Event('pagehide'));
  expect(tabStorage.read('typed:feedback')).toBeNull();
});
