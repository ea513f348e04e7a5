import { focusManager, QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, render, screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { makeLocationDetail } from '#tests/factories/location-detail.ts';
import { makeSlots } from '#tests/factories/slots.ts';
import { mockCall } from '#tests/msw/mock-call.ts';
import { visit } from '#tests/next-navigation.ts';
import { mockApi } from '#tests/setup/mock-api.ts';
import { bookingLocation } from './booking-location.ts';
import { BookingFlowView } from './components/booking-flow-view.tsx';

vi.mock('next/navigation', () => import('#tests/next-navigation.ts'));

const link = { services: '101', date: '2026-11-27', time: '17:30', step: '4' };
const free = { '2026-11-27': ['16:30', '17:30', '18:30'] };

function openSummary(): void {
  visit(`/locations/12/salon-zori/booking?${new URLSearchParams(link)}`);
  const queries = { retry: false, refetchOnWindowFocus: false };
  render(
    <QueryClientProvider client={new QueryClient({ defaultOptions: { queries } })}>
      <BookingFlowView
        location={bookingLocation(makeLocationDetail())}
        params={link}
        today="2026-11-20"
      />
    </QueryClientProvider>,
  );
}

const heading = (name: string) => screen.findByRole('heading', { level: 1, name });

beforeEach(() => {
  vi.useFakeTimers({
    toFake: ['Date', 'setInterval', 'clearInterval'],
    now: new Date('2026-11-20T08:00:00Z'),
  });
  vi.spyOn(window, 'scrollTo').mockImplementation(() => {});
  return () => void vi.useRealTimers();
});

test('an hour that went before the summary opened is noticed there', async () => {
  mockApi.use(mockCall('locationSlots', () => makeSlots({ '2026-11-27': ['16:30'] })));
  openSummary();
  await heading('Alege Data și Ora');
  expect(screen.getByRole('alert')).toHaveTextContent('Ora aleasă tocmai a fost ocupată');
});

test.each<[string, () => void]>([
  ['comes back to', () => [false, true].forEach((here) => focusManager.setFocused(here))],
  ['stays for minutes at', () => void vi.advanceTimersByTime(3 * 60_000)],
])('an hour that goes while the client %s the summary is noticed', async (_, wait) => {
  const answers = [makeSlots(free)];
  const answer = vi.fn(() => answers.shift() ?? makeSlots({ '2026-11-27': ['16:30'] }));
  mockApi.use(mockCall('locationSlots', answer));
  openSummary();
  await heading('Sumar');
  await waitFor(() => expect(answer).toHaveBeenCalledOnce());
  await act(async () => wait());
  await heading('Alege Data și Ora');
  expect(screen.getByRole('alert')).toHaveTextContent('Ora aleasă tocmai a fost ocupată');
  focusManager.setFocused(undefined);
});
