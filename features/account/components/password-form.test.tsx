import { QueryClient } from '@tanstack/react-query';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import type { User } from '#contract/session.ts';
import { tabStorage } from '#lib/browser/browser-storage.ts';
import { sessionStore, startSession } from '#lib/session/session-store.ts';
import { makeUser } from '#tests/factories/user.ts';
import { errorResponse, mockCall } from '#tests/msw/mock-call.ts';
import { mockApi } from '#tests/setup/mock-api.ts';
import { renderWithQueries } from '#tests/render-with-queries.tsx';
import { PasswordForm } from './password-form.lazy.tsx';

function openForm(user: User = makeUser()) {
  startSession(user);
  renderWithQueries(<PasswordForm user={user} />);
  return userEvent.setup();
}

async function fillIn(person: ReturnType<typeof userEvent.setup>, fields: Record<string, string>) {
  for (const [label, text] of Object.entries(fields))
    await person.type(screen.getByLabelText(label), text);
  await person.click(screen.getByRole('button', { name: 'Salvează parola' }));
}

const pair = { 'Parola nouă': 'alta-parola', 'Confirmă parola': 'alta-parola' };

test('a password changes with the current one, with a message, and the fields are emptied', async () => {
  const bodies: unknown[] = [];
  const person = openForm();
  mockApi.use(
    mockCall('changePassword', ({ body, params }) => {
      bodies.push([params.user_id, body]);
      return null;
    }),
  );
  await fillIn(person, {
    'Parola actuală': 'parola123',
    ...pair,
  });
  await screen.findByText(/^Parola a fost schimbată\./);
  await waitFor(() => expect(screen.getByLabelText('Parola nouă')).toHaveValue(''));
  expect(bodies).toEqual([
    [
      makeUser().id,
      {
        current_password: 'parola123',
        password: 'alta-parola',
        password_confirmation: 'alta-parola',
      },
    ],
  ]);
});

test('a sent password leaves memory with its form', async () => {
  const client = new QueryClient();
  const { unmount } = renderWithQueries(<PasswordForm user={makeUser()} />, client);
  mockApi.use(mockCall('changePassword', () => null));
  await fillIn(userEvent.setup(), { 'Parola actuală': 'parola123', ...pair });
  await waitFor(() => expect(screen.getByLabelText('Parola nouă')).toHaveValue(''));
  unmount();
  await waitFor(() => expect(client.getMutationCache().getAll()).toEqual([]));
});

test('a short password and a different repetition show errors and nothing is sent', async () => {
  const person = openForm();
  await fillIn(person, {
    'Parola actuală': 'parola123',
    'Parola nouă': 'scurt',
    'Confirmă parola': 'altceva',
  });
  await waitFor(() =>
    expect(screen.getByLabelText('Parola nouă')).toHaveAccessibleDescription(/Minimum 6 caractere/),
  );
  await fillIn(person, { 'Parola nouă': 'er' });
  await waitFor(() =>
    expect(screen.getByLabelText('Confirmă parola')).toHaveAccessibleDescription(
      'Parolele nu coincid',
    ),
  );
});

test('a lost response is a success if the client has a first password now', async () => {
  const token = '5e5a3f1c-4b6d-4c59-8a5e-0d9c1b2a3f40';
  mockApi.use(
    mockCall('sendSecurityCode', () => ({ token, seconds: 60, message: 'Trimis' })),
    mockCall('setOwnPassword', () => Response.error()),
    mockCall('user', () => ({ data: makeUser() })),
  );
  const person = openForm(makeUser({ has_password: false }));
  await person.click(screen.getByRole('button', { name: 'Trimite codul' }));
  await screen.findByLabelText('Cod de confirmare');
  await fillIn(person, { 'Cod de confirmare': '123456', ...pair });
  await waitFor(() => expect(sessionStore.getState().user?.has_password).toBe(true));
  expect(screen.queryByRole('alert')).toBeNull();
});

test('a client whose session ended with a lost response is asked to sign in again', async () => {
  mockApi.use(
    mockCall('changePassword', () => Response.error()),
    mockCall('user', () => errorResponse('unauthenticated')),
  );
  const person = openForm();
  await fillIn(person, { 'Parola actuală': 'parola123', ...pair });
  await waitFor(() => expect(tabStorage.read('pageNote')).toContain('cu parola nouă'));
});

test('a lost response is an error if the session has not ended', async () => {
  mockApi.use(
    mockCall('changePassword', () => Response.error()),
    mockCall('user', () => ({ data: makeUser() })),
  );
  const person = openForm();
  await fillIn(person, { 'Parola actuală': 'parola123', ...pair });
  expect(await screen.findByRole('alert')).toHaveTextContent('Nu am putut ajunge la server');
  expect(screen.getByLabelText('Parola nouă')).toHaveValue('alta-parola');
  expect(tabStorage.read('pageNote')).toBeNull();
});
