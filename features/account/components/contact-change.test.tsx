import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test, vi } from 'vitest';
import type { User } from '#contract/session.ts';
import { resetSession, sessionStore, setUser } from '#lib/session/session-store.ts';
import { tabStorage } from '#lib/browser/browser-storage.ts';
import { makeUser } from '#tests/factories/user.ts';
import { errorResponse, mockCall } from '#tests/msw/mock-call.ts';
import { mockApi } from '#tests/setup/mock-api.ts';
import { renderWithQueries } from '#tests/render-with-queries.tsx';
import type { ContactKind } from '../sent-contact.ts';
import { ContactChange } from './contact-change.lazy.tsx';

const tokens = {
  security: '5e5a3f1c-4b6d-4c59-8a5e-0d9c1b2a3f40',
  contact: '5e5a3f1c-4b6d-4c59-8a5e-0d9c1b2a3f41',
};
const sent = (token: string, seconds = 60) => ({ token, seconds, message: 'Trimis' });
const onClose = vi.fn();
let bodies: unknown[] = [];

function open(kind: ContactKind, user: User = makeUser()) {
  resetSession();
  setUser(user);
  renderWithQueries(<ContactChange kind={kind} user={user} onClose={onClose} />);
  return userEvent.setup();
}

beforeEach(async () => {
  onClose.mockReset();
  bodies = [];
  mockApi.use(
    mockCall('changeEmail', ({ body }) => {
      bodies.push(body);
      return sent(tokens.contact);
    }),
    mockCall('changePhone', ({ body }) => {
      bodies.push(body);
      return sent(tokens.contact, 3);
    }),
  );
});

type Person = ReturnType<typeof userEvent.setup>;

async function ask(person: Person, label: string, contact: string) {
  await person.type(screen.getByLabelText(label), contact);
  await person.type(screen.getByLabelText('Parola actuală'), 'parola123');
  await person.click(screen.getByRole('button', { name: 'Trimite codul' }));
}

async function askForEmail(person: Person) {
  await ask(person, 'E-mail nou', 'nou@exemplu.ro');
  return screen.findByLabelText('Cod de confirmare');
}

test('a new e-mail requires the password and the code sent to it', async () => {
  mockApi.use(
    mockCall('confirmEmail', ({ body }) => {
      bodies.push(body);
      return { data: makeUser({ email: 'nou@exemplu.ro' }) };
    }),
  );
  const person = open('email');
  const code = await askForEmail(person);
  await person.type(code, '123456');
  await person.click(screen.getByRole('button', { name: 'Confirmă' }));
  await waitFor(() => expect(onClose).toHaveBeenCalled());
  expect(bodies).toEqual([
    { email: 'nou@exemplu.ro', password: 'parola123' },
    { email: 'nou@exemplu.ro', token: tokens.contact, confirmation_code: '123456' },
  ]);
  expect(sessionStore.getState().user?.email).toBe('nou@exemplu.ro');
});

test('a phone is sent normalized, however it is typed', async () => {
  const person = open('phone');
  await ask(person, 'Număr nou', '0733 111 222');
  expect(await screen.findByText('0733 111 222')).toBeVisible();
  expect(bodies).toEqual([{ phone: '+40733111222', password: 'parola123' }]);
});

test('a client without a password proves their identity with a code', async () => {
  mockApi.use(mockCall('sendSecurityCode', () => sent(tokens.security)));
  const person = open('email', makeUser({ has_password: false }));
  expect(screen.queryByLabelText('E-mail nou')).not.toBeInTheDocument();
  await person.click(screen.getByRole('button', { name: 'Trimite codul' }));
  await person.type(await screen.findByLabelText('E-mail nou'), 'nou@exemplu.ro');
  await person.type(screen.getByLabelText('Cod de confirmare'), '654321');
  await person.click(screen.getByRole('button', { name: 'Trimite codul' }));
  expect(await screen.findByRole('button', { name: 'Confirmă' })).toBeDisabled();
  expect(bodies).toEqual([
    { email: 'nou@exemplu.ro', token: tokens.security, confirmation_code: '654321' },
  ]);
});

test('„modifică” leads back to the typed values', async () => {
  const person = open('email');
  await askForEmail(person);
  await person.click(screen.getByRole('button', { name: 'modifică' }));
  expect(await screen.findByLabelText('E-mail nou')).toHaveValue('nou@exemplu.ro');
  expect(screen.getByLabelText('Parola actuală')).toHaveValue('parola123');
});

test('another code can be sent only after the wait that the api returns', async () => {
  const person = open('phone');
  await ask(person, 'Număr nou', '0733111222');
  await screen.findByText(/Poți retrimite peste/);
  await person.click(screen.getByRole('button', { name: 'Retrimite codul' }));
  expect(bodies).toHaveLength(1);
  await waitFor(() => expect(screen.queryByText(/Poți retrimite/)).not.toBeInTheDocument());
  await person.click(screen.getByRole('button', { name: 'Retrimite codul' }));
  await waitFor(() => expect(bodies).toHaveLength(2));
});

test('a recent code shows the wait; another contact has no wait', async () => {
  const errors = { email: ['Ai cerut deja un cod.'] };
  const refusal = errorResponse('validation_failed', { errors, seconds: 42 });
  mockApi.use(mockCall('changeEmail', () => refusal));
  const person = open('email');
  const field = screen.getByLabelText('E-mail nou');
  const send = screen.getByRole('button', { name: 'Trimite codul' });
  await ask(person, 'E-mail nou', 'nou@exemplu.ro');
  await waitFor(() => expect(field).toHaveAccessibleDescription('Ai cerut deja un cod.'));
  expect(screen.getByText(/Poți cere alt cod peste (4[0-2]|3\d) de secunde/)).toBeVisible();
  expect(send).toBeDisabled();
  await person.type(field, 'x');
  expect(send).toBeEnabled();
});

test('a failed resend shows its error in the code step', async () => {
  const person = open('phone');
  mockApi.use(mockCall('changePhone', () => sent(tokens.contact, 0)));
  await ask(person, 'Număr nou', '0733111222');
  await person.type(await screen.findByLabelText('Cod de confirmare'), '123');
  mockApi.use(mockCall('changePhone', () => Response.error()));
  await person.click(screen.getByRole('button', { name: 'Retrimite codul' }));
  expect(await screen.findByRole('alert')).toHaveTextContent('Nu am putut ajunge la server');
  expect(screen.getByLabelText('Cod de confirmare')).toHaveValue('123');
});

test('an expired session stores the typed contact but no password', async () => {
  const person = open('email');
  await person.type(screen.getByLabelText('E-mail nou'), 'nou@exemplu.ro');
  await person.type(screen.getByLabelText('Parola actuală'), 'parola123');
  act(resetSession);
  expect(tabStorage.read('typed:contact-email')).toContain('nou@exemplu.ro');
  expect(JSON.stringify(sessionStorage)).not.toContain('parola123');
});

test('errors are at their fields: a taken e-mail, a wrong password', async () => {
  const errors = {
    email: ['Există deja un cont cu acest e-mail'],
    password: ['Parola actuală nu este corectă'],
  };
  mockApi.use(mockCall('changeEmail', () => errorResponse('validation_failed', { errors })));
  const person = open('email');
  await ask(person, 'E-mail nou', 'luat@exemplu.ro');
  const field = screen.getByLabelText('E-mail nou');
  await waitFor(() => expect(field).toHaveAccessibleDescription(/Există deja un cont/));
  expect(field).toHaveValue('luat@exemplu.ro');
  expect(screen.getByLabelText('Parola actuală')).toHaveAccessibleDescription(/nu este corectă/);
});

test('a wrong code stays typed, with an error at its field', async () => {
  const errors = {
    confirmation_code: ['Codul nu este corect sau a expirat. Verifică-l sau cere altul.'],
  };
  mockApi.use(mockCall('confirmEmail', () => errorResponse('validation_failed', { errors })));
  const person = open('email');
  const code = await askForEmail(person);
  await person.type(code, '000000');
  await person.click(screen.getByRole('button', { name: 'Confirmă' }));
  await waitFor(() => expect(code).toHaveAccessibleDescription(/nu este corect/));
  expect(code).toHaveValue('000000');
  expect(onClose).not.toHaveBeenCalled();
});

test('a lost response is a success if the contact has changed, also on a retry', async () => {
  const errors = { confirmation_code: ['Codul nu este corect.'] };
  const responses = [Response.error(), errorResponse('validation_failed', { errors })];
  const users = [errorResponse('unavailable'), { data: makeUser({ email: 'nou@exemplu.ro' }) }];
  mockApi.use(
    mockCall('confirmEmail', () => responses.shift()!),
    mockCall('user', () => users.shift()!),
  );
  const person = open('email');
  await person.type(await askForEmail(person), '123456');
  await person.click(screen.getByRole('button', { name: 'Confirmă' }));
  expect(await screen.findByRole('alert')).toHaveTextContent('Nu am putut ajunge la server');
  await person.click(screen.getByRole('button', { name: 'Confirmă' }));
  await waitFor(() => expect(onClose).toHaveBeenCalled());
  expect(sessionStore.getState().user?.email).toBe('nou@exemplu.ro');
});

test('a lost confirmation shows an error if the contact has not changed', async () => {
  mockApi.use(
    mockCall('confirmEmail', () => Response.error()),
    mockCall('user', () => ({ data: makeUser() })),
  );
  const person = open('email');
  const code = await askForEmail(person);
  await person.type(code, '123456');
  await person.click(screen.getByRole('button', { name: 'Confirmă' }));
  expect(await screen.findByRole('alert')).toHaveTextContent('Nu am putut ajunge la server');
  expect(code).toHaveValue('123456');
  expect(onClose).not.toHaveBeenCalled();
});

test('a number that is not a Romanian mobile is not sent', async () => {
  const person = open('phone');
  await ask(person, 'Număr nou', '0232123456');
  expect(await screen.findByText(/număr de mobil din România/)).toBeVisible();
  expect(bodies).toEqual([]);
});

test.each([
  ['email', 'E-mail nou', 'nou@', 'Câmpul E-mail nu este valid'],
  ['email', 'E-mail nou', ' ', 'Câmpul E-mail este obligatoriu'],
  ['phone', 'Număr nou', ' ', 'Câmpul Telefon este obligatoriu'],
] as const)(
  'a refused %s is named in its error: „%s” with „%s”',
  async (kind, label, typed, words) => {
    const person = open(kind);
    await person.type(screen.getByLabelText(label), typed);
    await person.click(screen.getByRole('button', { name: 'Trimite codul' }));
    expect(await screen.findByText(words)).toBeVisible();
    expect(bodies).toEqual([]);
  },
);

test('a first phone has no text about replacing another', () => {
  open('phone', makeUser({ phone: null }));
  expect(screen.queryByText(/Numărul actual/)).not.toBeInTheDocument();
});
