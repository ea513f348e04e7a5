import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test, vi } from 'vitest';
import { setUser } from '#lib/session/session-store.ts';
import { makeUser } from '#tests/factories/user.ts';
import { mockCall } from '#tests/msw/mock-call.ts';
import { mockApi } from '#tests/setup/mock-api.ts';
import { renderWithQueries } from '#tests/render-with-queries.tsx';
import { ProfileView } from './profile-view.tsx';

const token = '5e5a3f1c-4b6d-4c59-8a5e-0d9c1b2a3f41';

function load(user = makeUser()) {
  setUser(user);
  mockApi.use(
    mockCall('user', () => ({ data: user })),
    mockCall('marketing', () => ({ data: { enabled: false } })),
  );
  const { unmount } = renderWithQueries(<ProfileView />);
  return { unmount, person: userEvent.setup() };
}

async function reload(unmount: () => void) {
  const stored = Object.entries(sessionStorage) as [string, string][];
  unmount();
  await pageAlone();
  for (const [name, text] of stored) sessionStorage.setItem(name, text);
  return load();
}

const press = async (person: ReturnType<typeof userEvent.setup>, name: string) => {
  const button = await screen.findByRole('button', { name });
  await waitFor(() => expect(button).toBeEnabled());
  await person.click(button);
};

async function loadAndSend() {
  const { person, unmount } = load();
  await press(person, 'Schimbă e-mailul');
  await person.type(await screen.findByLabelText('E-mail nou'), 'nou@exemplu.ro');
  await person.type(screen.getByLabelText('Parola actuală'), 'parola123');
  await press(person, 'Trimite codul');
  const code = await screen.findByLabelText('Cod de confirmare');
  return { person, unmount, code };
}

const pageAlone = () => waitFor(() => expect(window.history.state).toBeNull());

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date', 'performance'] });
  mockApi.use(mockCall('changeEmail', () => ({ token, seconds: 40, message: 'Trimis' })));
});

test('a reload keeps the code step of a new contact, but not the password or the typed code', async () => {
  const bodies: unknown[] = [];
  mockApi.use(
    mockCall('confirmEmail', ({ body }) => {
      bodies.push(body);
      return { data: makeUser({ email: 'nou@exemplu.ro' }) };
    }),
  );
  const first = await loadAndSend();
  await first.person.type(first.code, '98765');
  const stored = JSON.stringify({ ...sessionStorage });
  expect(stored).not.toContain('parola123');
  expect(stored).not.toContain('98765');

  const second = await reload(first.unmount);
  const code = await screen.findByLabelText('Cod de confirmare');
  expect(code).toHaveValue('');
  expect(screen.getByText('nou@exemplu.ro')).toBeVisible();
  expect(screen.getByText(/Poți retrimite peste 40 de secunde/)).toBeVisible();
  await second.person.type(code, '123456');
  await press(second.person, 'Confirmă');
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(bodies).toEqual([{ email: 'nou@exemplu.ro', token, confirmation_code: '123456' }]);
  second.unmount();
  await pageAlone();
  load();
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});

test('after a reload another contact or code requires the proof again, with the contact in its field', async () => {
  const first = await loadAndSend();
  const { person } = await reload(first.unmount);
  await press(person, 'modifică');
  expect(screen.getByLabelText('E-mail nou')).toHaveValue('nou@exemplu.ro');
  expect(screen.getByLabelText('Parola actuală')).toHaveValue('');
  expect(screen.getByText(/Poți cere alt cod peste 40 de secunde/)).toBeVisible();
});

test('a closed dialog stays closed after a reload and still asks for its code when opened', async () => {
  const first = await loadAndSend();
  await press(first.person, 'Închide');
  first.unmount();
  await pageAlone();
  const { person } = load();
  await waitFor(() =>
    expect(screen.getByRole('button', { name: 'Schimbă e-mailul' })).toBeEnabled(),
  );
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  await press(person, 'Schimbă e-mailul');
  expect(screen.getByLabelText('Cod de confirmare')).toBeVisible();
});

test('a contact confirmed in a reopened dialog is not offered as the next one', async () => {
  document.cookie = 'auth_hint=1.100; path=/';
  const changed = makeUser({ email: 'nou@exemplu.ro' });
  mockApi.use(mockCall('confirmEmail', () => ({ data: changed })));
  const { person } = await loadAndSend();
  await press(person, 'Închide');
  await press(person, 'Schimbă e-mailul');
  await person.type(screen.getByLabelText('Cod de confirmare'), '123456');
  await press(person, 'Confirmă');
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  await press(person, 'Schimbă e-mailul');
  expect(await screen.findByLabelText('E-mail nou')).toHaveValue('');
});

test('another client sees nothing of a stored change', async () => {
  const { unmount } = await loadAndSend();
  unmount();
  await pageAlone();
  const { person } = load(makeUser({ id: 'other' }));
  await press(person, 'Schimbă e-mailul');
  expect(await screen.findByLabelText('E-mail nou')).toHaveValue('');
});

test('Back goes from the code to the contact and then closes the dialog, and the page stays', async () => {
  await loadAndSend();
  act(() => window.history.back());
  expect(await screen.findByLabelText('E-mail nou')).toHaveValue('nou@exemplu.ro');
  act(() => window.history.back());
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  await pageAlone();
});
