import { act, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test, vi } from 'vitest';
import { openAuthModal, useAuthModal } from '#lib/session/auth-modal.ts';
import { resetSession, setUser } from '#lib/session/session-store.ts';
import { makeAuthSettings } from '#tests/factories/auth-settings.ts';
import { makeUser } from '#tests/factories/user.ts';
import { mockCall } from '#tests/msw/mock-call.ts';
import { mockApi } from '#tests/setup/mock-api.ts';
import { AuthModal } from './auth-modal.lazy.tsx';

const settings = makeAuthSettings();
const onSignedIn = vi.fn();

function Modal() {
  return <AuthModal request={useAuthModal()} settings={settings} />;
}

function open() {
  openAuthModal({ onSignedIn, note: 'Intră în cont ca să trimitem programarea.' });
  render(<Modal />);
  return userEvent.setup();
}

beforeEach(() => {
  onSignedIn.mockReset();
  mockApi.use(mockCall('login', () => ({ data: makeUser() })));
});

test.each([
  ['a guest', resetSession],
  ['a client whose session ended unnoticed by this tab', () => setUser(makeUser())],
])('%s signs in, and the waiting action resumes once', async (_who, before) => {
  before();
  const user = open();
  await user.type(screen.getByLabelText('E-mail'), 'elena@exemplu.ro');
  await user.type(screen.getByLabelText('Parolă'), 'parola123');
  await user.click(screen.getByRole('button', { name: 'Intră în cont' }));
  await waitFor(() => expect(onSignedIn).toHaveBeenCalledOnce());
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  setUser(makeUser());
  expect(onSignedIn).toHaveBeenCalledOnce();
});

test('the note of the sign-in stays visible on other steps', async () => {
  const user = open();
  expect(screen.getByText(/ca să trimitem programarea/)).toBeVisible();
  expect(screen.queryByText(/ca să vezi și să faci programări/)).not.toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Ai uitat parola?' }));
  expect(screen.getByText(/ca să trimitem programarea/)).toBeVisible();
  expect(screen.getByText(/Scrie e-mailul contului tău/)).toBeVisible();
});

test('new and existing clients have equal buttons above the form', async () => {
  const user = open();
  const [first, second] = within(screen.getByRole('group', { name: 'Ai cont?' })).getAllByRole(
    'button',
  );
  expect([first, second].map((one) => one?.textContent)).toEqual([
    'Sunt client nou',
    'Am deja cont',
  ]);
  expect(second).toHaveAttribute('aria-pressed', 'true');
  await user.click(screen.getByRole('button', { name: 'Sunt client nou' }));
  expect(await screen.findByRole('dialog', { name: 'Creează cont' })).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Continuă cu e-mail' }));
  await user.click(screen.getByRole('button', { name: 'Am deja cont' }));
  expect(await screen.findByRole('dialog', { name: 'Autentificare' })).toBeVisible();
});

test('a reload may resume the waiting action until the modal is closed', async () => {
  openAuthModal({ resumes: 'booking:12' });
  render(<Modal />);
  expect(sessionStorage.getItem('signInFor')).toBe('booking:12');
  await userEvent.click(screen.getByRole('button', { name: 'Închide' }));
  await waitFor(() => expect(sessionStorage.getItem('signInFor')).toBeNull());
});

test('the wait for another code goes on while the modal is closed', async () => {
  vi.useFakeTimers({ toFake: ['Date', 'performance'] });
  mockApi.use(
    mockCall('sendLoginSms', () => ({ token: crypto.randomUUID(), seconds: 60, message: '' })),
  );
  const user = open();
  await user.click(screen.getByRole('button', { name: 'Autentificare prin SMS' }));
  await user.type(screen.getByLabelText('Telefon'), '0722123456');
  await user.click(screen.getByRole('button', { name: 'Trimite codul' }));
  expect(await screen.findByText(/Poți retrimite peste (60|5\d) de secunde/)).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Închide' }));
  vi.advanceTimersByTime(61_000);
  act(() => openAuthModal());
  expect(await screen.findByLabelText('Cod de confirmare')).toBeVisible();
  expect(screen.queryByText(/Poți retrimite peste/)).not.toBeInTheDocument();
});

test('Back goes back one step in the modal, then closes it without navigation', async () => {
  const user = open();
  await user.click(screen.getByRole('button', { name: 'Ai uitat parola?' }));
  act(() => window.history.back());
  expect(await screen.findByRole('button', { name: 'Ai uitat parola?' })).toBeVisible();
  expect(screen.getByRole('dialog')).toBeVisible();
  act(() => window.history.back());
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  await waitFor(() => expect(window.history.state).toBeNull());
});

test('Back closes a dialog above the modal before the modal', async () => {
  const user = open();
  await user.click(await screen.findByRole('button', { name: /Facebook/ }));
  const [, above] = screen.getAllByRole('dialog');
  expect(above).toBeVisible();
  act(() => window.history.back());
  await waitFor(() => expect(screen.getAllByRole('dialog')).toHaveLength(1));
  expect(screen.getByRole('dialog')).toContainElement(screen.getByLabelText('Parolă'));
  act(() => window.history.back());
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
});

test('a modal closed without Back removes its history entry', async () => {
  const user = open();
  expect(window.history.state).toEqual({ aboveThePage: true });
  await user.click(screen.getByRole('button', { name: 'Închide' }));
  await waitFor(() => expect(window.history.state).toBeNull());
});
