import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { startSession } from '#lib/session/session-store.ts';
import { makeUser } from '#tests/factories/user.ts';
import { errorResponse, mockCall } from '#tests/msw/mock-call.ts';
import { mockApi } from '#tests/setup/mock-api.ts';
import { renderWithQueries } from '#tests/render-with-queries.tsx';
import { CalendarFeed } from './calendar-feed.tsx';

const url = 'https://www.aproape.example/api/public/client-feeds/a.ics';
const createButton = { name: 'Creează linkul calendarului' };

function open(initial: string | null) {
  startSession(makeUser());
  mockApi.use(
    mockCall('clientFeed', () => ({ data: { url: initial } })),
    mockCall('createClientFeed', () => ({ data: { url } })),
    mockCall('deleteClientFeed', () => ({ data: { url: null } })),
  );
  renderWithQueries(<CalendarFeed />);
  return userEvent.setup();
}

test('one press each creates, copies and disables the link; the focus stays in the section', async () => {
  const user = open(null);
  await user.click(await screen.findByRole('button', createButton));
  const add = await screen.findByRole('link', { name: 'Adaugă în calendar' });
  expect(add).toHaveAttribute('href', url.replace('https', 'webcal'));
  const heading = screen.getByRole('heading', { name: 'Toate programările în calendarul tău' });
  expect(heading).toHaveFocus();
  await user.click(screen.getByRole('button', { name: 'Copiază linkul' }));
  expect(await navigator.clipboard.readText()).toBe(url);
  await user.click(screen.getByRole('button', { name: 'Dezactivează linkul' }));
  expect(await screen.findByRole('button', createButton)).toBeVisible();
  expect(heading).toHaveFocus();
});

test('a failure is shown, and the link stays', async () => {
  const user = open(url);
  mockApi.use(mockCall('deleteClientFeed', () => errorResponse('unavailable')));
  await user.click(await screen.findByRole('button', { name: 'Dezactivează linkul' }));
  expect(await screen.findByRole('alert')).toHaveTextContent('Nu am putut răspunde acum.');
  expect(screen.getByRole('link', { name: 'Adaugă în calendar' })).toBeVisible();
});
