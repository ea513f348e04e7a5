import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import type { User } from '#contract/session.ts';
import { resetSession, sessionStore, setUser, startSession } from '#lib/session/session-store.ts';
import { makeUser } from '#tests/factories/user.ts';
import { errorResponse, mockCall } from '#tests/msw/mock-call.ts';
import { mockApi } from '#tests/setup/mock-api.ts';
import { renderWithQueries } from '#tests/render-with-queries.tsx';
import { ProfileView } from './profile-view.tsx';

const photo = new File(['x'], 'eu.png', { type: 'image/png' });
const src = '/api/public/images/7?w=150';
const storedUser = () => sessionStore.getState().user;

async function openProfile(user: User = makeUser()) {
  document.cookie = 'auth_hint=1.9999999999; path=/';
  mockApi.use(
    mockCall('user', () => ({ data: user })),
    mockCall('marketing', () => ({ data: { enabled: false } })),
  );
  act(() => startSession(user));
  const view = renderWithQueries(<ProfileView />);
  await screen.findByLabelText('Prenume');
  return { ...view, person: userEvent.setup() };
}

test('the profile shows names and contacts, and initials where there is no avatar @S2-05', async () => {
  await openProfile(makeUser({ phone: null }));
  expect(screen.getByLabelText('Prenume')).toHaveValue('Elena');
  expect(screen.getByLabelText('Nume')).toHaveValue('Ionescu');
  expect(screen.getByText('elena@exemplu.ro')).toBeVisible();
  expect(screen.getByText('Nu ai un număr de telefon în cont.')).toBeVisible();
  expect(screen.getByText('EI')).toBeInTheDocument();
});

test('new names show at once, before the response', async () => {
  let respond = () => {};
  const gate = new Promise<void>((resolve) => (respond = resolve));
  const { person } = await openProfile();
  mockApi.use(
    mockCall('updateProfile', async ({ body }) => {
      await gate;
      return { data: makeUser(body as Partial<User>) };
    }),
  );
  await person.clear(screen.getByLabelText('Prenume'));
  await person.type(screen.getByLabelText('Prenume'), 'Ilinca');
  await person.click(screen.getByRole('button', { name: 'Salvează' }));
  await waitFor(() => expect(storedUser()?.first_name).toBe('Ilinca'));
  respond();
  expect(await screen.findByText('Modificările au fost salvate.')).toBeInTheDocument();
});

test('a refused name shows an error, stays typed and is rolled back elsewhere @S5-17', async () => {
  const { person } = await openProfile();
  const errors = { last_name: ['Numele nu este permis'] };
  mockApi.use(mockCall('updateProfile', () => errorResponse('validation_failed', { errors })));
  await person.type(screen.getByLabelText('Nume'), 'x');
  await person.click(screen.getByRole('button', { name: 'Salvează' }));
  const field = screen.getByLabelText('Nume');
  await waitFor(() => expect(field).toHaveAccessibleDescription('Numele nu este permis'));
  expect(field).toHaveValue('Ionescux');
  expect(storedUser()?.last_name).toBe('Ionescu');
});

test('names changed in another tab appear here, except in edited fields', async () => {
  const { person } = await openProfile();
  await person.type(screen.getByLabelText('Nume'), '-Pop');
  act(() => setUser(makeUser({ first_name: 'Ilinca', last_name: 'Marin' })));
  expect(screen.getByLabelText('Prenume')).toHaveValue('Ilinca');
  expect(screen.getByLabelText('Nume')).toHaveValue('Ionescu-Pop');
});

test('typed values of an expired session are restored only for the same client', async () => {
  const { person, unmount } = await openProfile();
  await person.type(screen.getByLabelText('Nume'), '-Pop');
  act(resetSession);
  unmount();
  const next = await openProfile();
  expect(screen.getByLabelText('Nume')).toHaveValue('Ionescu-Pop');
  expect(screen.getByLabelText('Prenume')).toHaveValue('Elena');
  act(resetSession);
  next.unmount();
  await openProfile(makeUser({ id: 'b0a1f6b2-64f5-4f0e-9b53-3c5a7e0f1d11' }));
  expect(screen.getByLabelText('Nume')).toHaveValue('Ionescu');
});

test('an empty name is not sent', async () => {
  const { person } = await openProfile();
  await person.clear(screen.getByLabelText('Prenume'));
  await person.click(screen.getByRole('button', { name: 'Salvează' }));
  expect(await screen.findByText('Câmpul Prenume este obligatoriu')).toBeVisible();
});

test('a chosen picture is uploaded unchanged and becomes the avatar', async () => {
  const { person, container } = await openProfile();
  const sent: (string | null)[] = [];
  mockApi.use(
    mockCall('uploadAvatar', ({ headers }) => {
      sent.push(headers.get('content-type'));
      return { data: makeUser({ avatar: { dataUrl150: src } }) };
    }),
  );
  await person.upload(screen.getByLabelText('Alege o fotografie'), photo);
  await waitFor(() => expect(container.querySelector('img')).toHaveAttribute('src', src));
  expect(sent).toEqual(['image/png']);
  expect(screen.getByLabelText('Schimbă fotografia')).toBeInTheDocument();
});

test('a dropped picture is uploaded like a chosen one', async () => {
  await openProfile();
  mockApi.use(
    mockCall('uploadAvatar', () => ({ data: makeUser({ avatar: { dataUrl150: src } }) })),
  );
  fireEvent.drop(screen.getByText('EI'), { dataTransfer: { files: [photo] } });
  await waitFor(() => expect(storedUser()?.avatar?.dataUrl150).toBe(src));
});

test.each([
  [new File(['x'], 'eu.gif', { type: 'image/gif' }), /JPEG, PNG sau WebP. Alege alt fișier/],
  [new File([], 'eu.png', { type: 'image/png' }), /este gol/],
  [new File([new Uint8Array(5 * 1024 * 1024 + 1)], 'eu.png', { type: 'image/png' }), /5,1 MB/],
])(
  '%# a file that cannot be an avatar shows an error at once and is not sent',
  async (file, words) => {
    await openProfile();
    fireEvent.drop(screen.getByText('EI'), { dataTransfer: { files: [file] } });
    expect(await screen.findByText(words)).toBeVisible();
    expect(storedUser()?.avatar).toBeNull();
  },
);

test('a refused picture shows the error and the initials return', async () => {
  const { person } = await openProfile();
  const errors = { avatar: ['Fotografia nu poate fi citită'] };
  mockApi.use(mockCall('uploadAvatar', () => errorResponse('validation_failed', { errors })));
  await person.upload(screen.getByLabelText('Alege o fotografie'), photo);
  expect(await screen.findByText('Fotografia nu poate fi citită')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Încearcă din nou' })).not.toBeInTheDocument();
  expect(storedUser()?.avatar).toBeNull();
});

test('a large upload that a proxy refuses is explained as a picture that is too large', async () => {
  const { person } = await openProfile();
  mockApi.use(mockCall('uploadAvatar', () => errorResponse('payload_too_large')));
  await person.upload(screen.getByLabelText('Alege o fotografie'), photo);
  expect(await screen.findByText(/^Fotografia este prea mare/)).toBeVisible();
});

test('a failed upload is retried without choosing the picture again', async () => {
  const { person } = await openProfile();
  mockApi.use(mockCall('uploadAvatar', () => errorResponse('unavailable')));
  await person.upload(screen.getByLabelText('Alege o fotografie'), photo);
  expect(await screen.findByText(/am putut răspunde acum/)).toBeVisible();
  mockApi.use(
    mockCall('uploadAvatar', () => ({ data: makeUser({ avatar: { dataUrl150: src } }) })),
  );
  await person.click(screen.getByRole('button', { name: 'Încearcă din nou' }));
  await waitFor(() => expect(storedUser()?.avatar?.dataUrl150).toBe(src));
  expect(screen.queryByRole('button', { name: 'Încearcă din nou' })).not.toBeInTheDocument();
});

test('the avatar disappears at once and returns if the deletion fails', async () => {
  const { person } = await openProfile(makeUser({ avatar: { dataUrl150: src } }));
  mockApi.use(mockCall('deleteAvatar', () => errorResponse('unavailable')));
  await person.click(screen.getByRole('button', { name: 'Elimină fotografia' }));
  expect(await screen.findByText(/am putut răspunde acum/)).toBeVisible();
  expect(storedUser()?.avatar?.dataUrl150).toBe(src);
});

test('a failed picture does not roll back a name saved concurrently', async () => {
  let fail = () => {};
  const failed = new Promise<void>((resolve) => (fail = resolve));
  const { person } = await openProfile();
  mockApi.use(
    mockCall('uploadAvatar', async () => {
      await failed;
      return errorResponse('unavailable');
    }),
    mockCall('updateProfile', ({ body }) => ({ data: makeUser(body as Partial<User>) })),
  );
  await person.upload(screen.getByLabelText('Alege o fotografie'), photo);
  await person.type(screen.getByLabelText('Nume'), '-Pop');
  await person.click(screen.getByRole('button', { name: 'Salvează' }));
  await waitFor(() => expect(storedUser()?.last_name).toBe('Ionescu-Pop'));
  fail();
  expect(await screen.findByText(/am putut răspunde acum/)).toBeVisible();
  expect(storedUser()?.last_name).toBe('Ionescu-Pop');
  expect(screen.getByLabelText('Nume')).toHaveValue('Ionescu-Pop');
});
