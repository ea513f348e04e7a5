import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { sessionStore } from '#lib/session/session-store.ts';
import { makeAuthSettings } from '#tests/factories/auth-settings.ts';
import { makeUser } from '#tests/factories/user.ts';
import { mockCall } from '#tests/msw/mock-call.ts';
import { mockApi } from '#tests/setup/mock-api.ts';
import { firstSteps, type AuthStep } from './auth-step.ts';
import { AuthSteps } from './components/auth-steps.lazy.tsx';
import { storeStep } from './stored-sign-in.ts';
import { useAuthFlow } from './use-auth-flow.ts';

const token = 'c0a1f6b2-64f5-4f0e-9b53-3c5a7e0f1d11';

function PageSteps({ redirectTo = '/' }: { redirectTo?: string | null }) {
  const settings = makeAuthSettings();
  const flow = useAuthFlow({ start: firstSteps.login, settings, redirectTo });
  return <AuthSteps flow={flow} />;
}

test('after the sign-in the step stays until the browser leaves the page, and ignores a second press', async () => {
  let confirmations = 0;
  mockApi.use(
    mockCall('sendLoginSms', () => ({ token, seconds: 60, message: 'Am trimis codul.' })),
    mockCall('confirmLoginSms', () => {
      confirmations += 1;
      return { data: makeUser() };
    }),
  );
  render(<PageSteps />);
  const user = userEvent.setup();
  const press = (name: string) => user.click(screen.getByRole('button', { name }));
  await press('Autentificare prin SMS');
  await user.type(screen.getByLabelText('Telefon'), '0722123456');
  await press('Trimite codul');
  await user.type(await screen.findByLabelText('Cod de confirmare'), '123456');
  await press('Intră în cont');
  await waitFor(() => expect(sessionStore.getState().user).toEqual(makeUser()));
  await press('Se verifică…');
  expect(screen.getByRole('button', { name: 'Se verifică…' })).toHaveAttribute('aria-busy', 'true');
  expect(screen.getByLabelText('Cod de confirmare')).toHaveValue('123456');
  expect(confirmations).toBe(1);
});

test('a late response does not bring back a step that the visitor has left', async () => {
  let respond = () => {};
  const held = new Promise<void>((resolve) => (respond = resolve));
  const send = vi.fn(() => held.then(() => ({ token, seconds: 60, message: 'Am trimis codul.' })));
  mockApi.use(mockCall('sendLoginSms', send));
  render(<PageSteps />);
  const user = userEvent.setup();
  const press = (name: string) => user.click(screen.getByRole('button', { name }));
  await press('Autentificare prin SMS');
  await user.type(screen.getByLabelText('Telefon'), '0722123456');
  await press('Trimite codul');
  await waitFor(() => expect(send).toHaveBeenCalled());
  await press('Înapoi la autentificare');
  respond();
  await user.type(screen.getByLabelText('E-mail'), 'elena@exemplu.ro');
  expect(screen.queryByLabelText('Cod de confirmare')).not.toBeInTheDocument();
  expect(screen.getByLabelText('E-mail')).toHaveValue('elena@exemplu.ro');
});

const names = { first_name: 'Ioana', last_name: 'Pop' };
const contacts = { email: 'ioana@exemplu.ro', phone: '0722123456' };
const agreements = { terms_and_conditions: true, marketing: false };
const data = { ...names, ...contacts, ...agreements };

test.each<[string, string, AuthStep]>([
  ['Telefon', contacts.phone, { name: 'sms-code', phone: contacts.phone, token, seconds: 0 }],
  ['E-mail', contacts.email, { name: 'recovery-code', email: contacts.email, seconds: 0 }],
  ['Prenume', names.first_name, { name: 'registration-code', data, social: null, token }],
])(
  '„modifică” fills the field %s with what the code step of another flow has',
  async (field, value, step) => {
    const { rerender } = render(<PageSteps redirectTo={null} />);
    storeStep(step);
    rerender(<PageSteps redirectTo={null} />);
    await userEvent.setup().click(screen.getByRole('button', { name: 'modifică' }));
    expect(screen.getByLabelText(field)).toHaveValue(value);
  },
);
