import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import type { User } from '#contract/session.ts';
import { sessionStore, startSession } from '#lib/session/session-store.ts';
import { tabStorage } from '#lib/browser/browser-storage.ts';
import { makeOwnSession } from '#tests/factories/own-session.ts';
import { makeUser } from '#tests/factories/user.ts';
import { errorResponse, mockCall } from '#tests/msw/mock-call.ts';
import { mockApi } from '#tests/setup/mock-api.ts';
import { renderWithQueries } from '#tests/render-with-queries.tsx';
import { SecurityView } from './security-view.tsx';

const token = '5e5a3f1c-4b6d-4c59-8a5e-0d9c1b2a3f40';

async function openSecurity(user: User = makeUser()) {
  document.cookie = 'auth_hint=1.9999999999; path=/';
  const now = new Date();
  mockApi.use(
    mockCall('user', () => ({ data: user })),
    mockCall('listSessions', () => ({
      data: [
        makeOwnSession({ last_seen_at: now.toISOString() }),
        makeOwnSession({
          id: 'other',
          device: null,
          network: '198.51.100.0/24',
          current: false,
          last_seen_at: new Date(now.getTime() - 3.1 * 3_600_000).toISOString(),
        }),
      ],
    })),
  );
  act(() => startSession(user));
  renderWithQueries(<SecurityView />);
  await screen.findByRole('button', {
    name: user.has_password ? 'Salvează parola' : 'Trimite codul',
  });
  return userEvent.setup();
}

async function fillIn(person: ReturnType<typeof userEvent.setup>, fields: Record<string, string>) {
  for (const [label, text] of Object.entries(fields))
    await person.type(screen.getByLabelText(label), text);
  await person.click(screen.getByRole('button', { name: 'Salvează parola' }));
}

test('the sessions show device, time and which one is current @S2-06', async () => {
  await openSecurity();
  const [here, other] = await screen.findAllByRole('listitem');
  expect(here).toHaveTextContent('Chrome pe Windows');
  expect(here).toHaveTextContent('Acest dispozitiv');
  await waitFor(() => expect(here).toHaveTextContent('activ chiar acum'));
  expect(other).toHaveTextContent('Dispozitiv necunoscut');
  expect(other).toHaveTextContent('activ acum 3 ore');
  expect(other).toHaveTextContent('din altă rețea');
  expect(here).not.toHaveTextContent('rețea');
  expect(other).not.toHaveTextContent('Acest dispozitiv');
});

test('a client without a password sets the first one with a code', async () => {
  const bodies: unknown[] = [];
  const person = await openSecurity(makeUser({ has_password: false }));
  mockApi.use(
    mockCall('sendSecurityCode', () => ({ token, seconds: 60, message: 'Trimis' })),
    mockCall('setOwnPassword', ({ body }) => {
      bodies.push(body);
      return bodies.length === 1
        ? errorResponse('validation_failed', {
            errors: {
              confirmation_code: ['Codul nu este corect sau a expirat. Verifică-l sau cere altul.'],
            },
          })
        : null;
    }),
  );
  expect(screen.queryByLabelText('Parola nouă')).not.toBeInTheDocument();
  await person.click(screen.getByRole('button', { name: 'Trimite codul' }));
  const code = await screen.findByLabelText('Cod de confirmare');
  expect(code).toHaveFocus();
  await fillIn(person, { 'Parola nouă': 'parola-mea', 'Confirmă parola': 'parola-mea' });
  await waitFor(() => expect(code).toHaveAccessibleDescription(/este obligatoriu/));
  await fillIn(person, { 'Cod de confirmare': '111111' });
  await waitFor(() => expect(code).toHaveAccessibleDescription(/nu este corect/));
  expect(screen.getByLabelText('Parola nouă')).toHaveValue('parola-mea');
  await person.clear(code);
  await fillIn(person, { 'Cod de confirmare': '123456' });
  await waitFor(() => expect(sessionStore.getState().user?.has_password).toBe(true));
  const pair = { password: 'parola-mea', password_confirmation: 'parola-mea' };
  expect(bodies).toEqual([
    { token, confirmation_code: '111111', ...pair },
    { token, confirmation_code: '123456', ...pair },
  ]);
  expect(await screen.findByLabelText('Parola actuală')).toBeVisible();
  await waitFor(() =>
    expect(screen.getByRole('heading', { name: 'Schimbă parola' })).toHaveFocus(),
  );
});

test('signing out everywhere asks for confirmation and shows a failure', async () => {
  let requests = 0;
  const person = await openSecurity();
  mockApi.use(
    mockCall('endSessions', () => {
      requests++;
      return errorResponse('unavailable');
    }),
  );
  await person.click(screen.getByRole('button', { name: 'Deconectează-te de peste tot' }));
  const dialog = screen.getByRole('dialog', { name: 'Te deconectezi de peste tot?' });
  expect(requests).toBe(0);
  await person.click(within(dialog).getByRole('button', { name: 'Da, deconectează-mă' }));
  expect(await within(dialog).findByRole('alert')).toHaveTextContent('am putut răspunde acum');
  expect(sessionStore.getState().status).toBe('signed-in');
});

test('signing out everywhere succeeds after a lost response if the session has ended', async () => {
  const person = await openSecurity();
  const isGuest = () => errorResponse('unauthenticated');
  mockApi.use(
    mockCall('endSessions', () => {
      mockApi.use(mockCall('user', isGuest), mockCall('refreshSession', isGuest));
      return Response.error();
    }),
  );
  await person.click(screen.getByRole('button', { name: 'Deconectează-te de peste tot' }));
  await person.click(screen.getByRole('button', { name: 'Da, deconectează-mă' }));
  await waitFor(() =>
    expect(tabStorage.read('pageNote')).toBe('Ai ieșit din cont pe toate dispozitivele.'),
  );
});

test('the data export is a file named by its day', async () => {
  const person = await openSecurity();
  const saved: string[] = [];
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function click(
    this: HTMLAnchorElement,
  ) {
    saved.push(this.download);
  });
  const { id, email } = makeUser();
  mockApi.use(
    mockCall('exportAccount', () =>
      Response.json({
        data: { exported_at: '2026-11-20T23:30:00+02:00', profile: { id, email } },
      }),
    ),
  );
  await person.click(screen.getByRole('button', { name: 'Descarcă datele mele' }));
  await waitFor(() => expect(saved).toEqual(['aproape-datele-mele-2026-11-20.json']));
});

test('deleting the account lists what is deleted and a wrong password keeps it', async () => {
  const person = await openSecurity();
  const errors = { password: ['Parola actuală nu este corectă'] };
  mockApi.use(mockCall('deleteAccount', () => errorResponse('validation_failed', { errors })));
  await person.click(screen.getByRole('button', { name: 'Șterge contul' }));
  const dialog = await screen.findByRole('dialog', { name: 'Ștergi contul?' });
  expect(dialog).toHaveTextContent('programările viitoare se anulează');
  expect(dialog).toHaveTextContent('Ștergerea nu poate fi anulată.');
  const field = within(dialog).getByLabelText('Parola actuală');
  expect(field).toHaveFocus();
  await person.click(within(dialog).getByRole('button', { name: 'Șterge definitiv contul' }));
  await waitFor(() => expect(field).toHaveAccessibleDescription(/este obligatoriu/));
  await person.type(field, 'gresita');
  await person.click(within(dialog).getByRole('button', { name: 'Șterge definitiv contul' }));
  await waitFor(() => expect(field).toHaveAccessibleDescription(/nu este corectă/));
  expect(field).toHaveValue('gresita');
});

test('an account that still exists after a lost response is not reported as deleted', async () => {
  const person = await openSecurity();
  let calls = 0;
  mockApi.use(mockCall('deleteAccount', () => (calls++, Response.error())));
  await person.click(screen.getByRole('button', { name: 'Șterge contul' }));
  const dialog = await screen.findByRole('dialog', { name: 'Ștergi contul?' });
  await person.type(within(dialog).getByLabelText('Parola actuală'), 'parola123');
  await person.click(within(dialog).getByRole('button', { name: 'Șterge definitiv contul' }));
  expect(await within(dialog).findByRole('alert')).toHaveTextContent('Nu am putut ajunge');
  expect(calls).toBe(1);
  expect(tabStorage.read('pageNote')).toBeNull();
});

test('after a deletion Enter sends nothing until the browser leaves', async () => {
  const person = await openSecurity();
  let calls = 0;
  mockApi.use(mockCall('deleteAccount', () => (calls++, null)));
  await person.click(screen.getByRole('button', { name: 'Șterge contul' }));
  const dialog = await screen.findByRole('dialog', { name: 'Ștergi contul?' });
  await person.type(within(dialog).getByLabelText('Parola actuală'), 'parola123{Enter}');
  await waitFor(() => expect(tabStorage.read('pageNote')).toBe('Contul tău a fost șters.'));
  await person.keyboard('{Enter}');
  expect(calls).toBe(1);
});

test('deletion without a password asks for a code, and the code field gets the focus', async () => {
  const person = await openSecurity(makeUser({ has_password: false }));
  mockApi.use(mockCall('sendSecurityCode', () => ({ token, seconds: 60, message: 'Trimis' })));
  await person.click(screen.getByRole('button', { name: 'Șterge contul' }));
  const dialog = await screen.findByRole('dialog', { name: 'Ștergi contul?' });
  await person.click(await within(dialog).findByRole('button', { name: 'Trimite codul' }));
  expect(await within(dialog).findByLabelText('Cod de confirmare')).toHaveFocus();
});
