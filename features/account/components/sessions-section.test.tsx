import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { tabStorage } from '#lib/browser/browser-storage.ts';
import { setUser } from '#lib/session/session-store.ts';
import { makeOwnSession } from '#tests/factories/own-session.ts';
import { makeUser } from '#tests/factories/user.ts';
import { errorResponse, mockCall } from '#tests/msw/mock-call.ts';
import { dropCookies, mockCsrf } from '#tests/msw/mock-csrf.ts';
import { mockApi } from '#tests/setup/mock-api.ts';
import { SessionsSection } from './sessions-section.tsx';

test('signing out everywhere succeeds after a lost response if the session has ended', async () => {
  dropCookies();
  setUser(makeUser());
  mockApi.use(
    mockCsrf(),
    mockCall('listSessions', () => ({ data: [makeOwnSession()] })),
    mockCall('endSessions', () => Response.error()),
    mockCall('user', () => errorResponse('unauthenticated')),
  );
  render(
    <QueryClientProvider client={new QueryClient()}>
      <SessionsSection />
    </QueryClientProvider>,
  );
  const person = userEvent.setup();
  await person.click(screen.getByRole('button', { name: 'Deconectează-te de peste tot' }));
  await person.click(screen.getByRole('button', { name: 'Da, deconectează-mă' }));
  await waitFor(() =>
    expect(tabStorage.read('pageNote')).toBe('Ai ieșit din cont pe toate dispozitivele.'),
  );
});
