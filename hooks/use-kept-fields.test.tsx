import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useForm } from 'react-hook-form';
import { beforeEach, expect, test } from 'vitest';
import { readNote } from '#lib/browser/tab-note.ts';
import { sessionStore, setUser } from '#lib/session/session-store.ts';
import { makeUser } from '#tests/factories/user.ts';
import { dropCookies } from '#tests/msw/mock-csrf.ts';
import { useKeptFields } from './use-kept-fields.ts';
import { useSession } from './use-session.ts';

beforeEach(() => setUser(makeUser()));

function Form({ owner }: { owner: string | undefined }) {
  const form = useForm({ defaultValues: { first_name: '' } });
  useKeptFields(form, { name: 'names', owner, fields: ['first_name'] });
  return <input aria-label="Prenume" {...form.register('first_name')} />;
}

test('text that one client typed is not kept for the next one', async () => {
  document.cookie = 'auth_hint=1.9999999999; path=/';
  const { rerender, unmount } = render(<Form owner="ana" />);
  await userEvent.setup().type(screen.getByLabelText('Prenume'), 'Ana');
  rerender(<Form owner={undefined} />);
  rerender(<Form owner="mihai" />);
  unmount();
  expect(readNote('typed:names')).toBeNull();
});

function OwnForm() {
  return <Form owner={useSession().user?.id} />;
}

test('a logout in another tab deletes the typed text and what else this tab stores', async () => {
  document.cookie = 'auth_hint=1.9999999999; path=/';
  sessionStorage.setItem('signInFor', 'booking');
  render(<OwnForm />);
  await userEvent.setup().type(screen.getByLabelText('Prenume'), 'Ana');
  dropCookies();
  const otherTab = new BroadcastChannel('auth');
  otherTab.postMessage('logout');
  await waitFor(() => expect(sessionStore.getState().status).toBe('guest'));
  await waitFor(() => expect(sessionStorage.getItem('signInFor')).toBeNull());
  expect(readNote('typed:names')).toBeNull();
  otherTab.close();
});
