import { focusManager, QueryClient } from '@tanstack/react-query';
import { act, screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { makeSlots } from '#tests/factories/slots.ts';
import { mockCall } from '#tests/msw/mock-call.ts';
import {
  freeTimes,
  openBooking,
  startBookingTest,
  stepTitle,
  summaryLink,
} from '../open-booking.testing.tsx';
import { mockApi } from '#tests/setup/mock-api.ts';

beforeEach(() => startBookingTest(['setInterval', 'clearInterval']));

test('a slot taken before the summary opens is detected there', async () => {
  mockApi.use(mockCall('locationSlots', () => makeSlots({ '2026-11-27': ['16:30'] })));
  openBooking(summaryLink);
  await stepTitle('Alege Data și Ora');
  expect(screen.getByRole('alert')).toHaveTextContent('Ora aleasă nu este liberă');
});

test.each<[string, () => void]>([
  ['comes back to', () => [false, true].forEach((here) => focusManager.setFocused(here))],
  ['stays for minutes at', () => void vi.advanceTimersByTime(3 * 60_000)],
])('a slot taken while the client %s the summary is detected', async (_, wait) => {
  const responses = [makeSlots(freeTimes)];
  const respond = vi.fn(() => responses.shift() ?? makeSlots({ '2026-11-27': ['16:30'] }));
  mockApi.use(mockCall('locationSlots', respond));
  const client = new QueryClient();
  openBooking(summaryLink, {}, client);
  await stepTitle('Sumar');
  const requests = () => [respond.mock.calls.length, client.isFetching()];
  // A check that begins before the first response would join its request.
  await act(() => expect.poll(requests).toEqual([1, 0]));
  await act(async () => wait());
  await stepTitle('Alege Data și Ora');
  expect(screen.getByRole('alert')).toHaveTextContent('Ora aleasă nu este liberă');
  focusManager.setFocused(undefined);
});

test('a chosen slot that is gone after a refetch shows a message', async () => {
  const hours = [makeSlots(freeTimes)];
  const respond = vi.fn(() => hours.shift() ?? makeSlots({ '2026-11-27': ['16:30'] }));
  mockApi.use(mockCall('locationSlots', respond));
  openBooking({ ...summaryLink, step: '3' });
  await waitFor(() => expect(screen.getByRole('radio', { name: '17:30' })).toBeChecked());
  await vi.waitFor(() => vi.setSystemTime(Date.now() + 60_000));
  await act(async () => [false, true].forEach((here) => focusManager.setFocused(here)));
  expect(await screen.findByRole('alert')).toHaveTextContent('Ora aleasă nu este liberă');
  focusManager.setFocused(undefined);
});
