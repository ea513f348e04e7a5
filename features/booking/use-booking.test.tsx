import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { renderHook } from '@testing-library/react';
import { useLayoutEffect, type ReactNode } from 'react';
import { expect, test, vi } from 'vitest';
import { makeLocationDetail } from '#tests/factories/location-detail.ts';
import { visit } from '#tests/next-navigation.ts';
import { bookingLocation } from './booking-location.ts';
import { linkedDraft } from './deep-link.ts';
import { useBooking } from './use-booking.ts';

vi.mock('next/navigation', () => import('#tests/next-navigation.ts'));

const today = '2026-11-20';
const path = '/locations/12/salon-zori/booking';
const params = { services: '101', date: '2026-11-23', time: '09:00', step: '4' };

/** Opens a link to the summary; `press` comes before the page has taken the address over. */
function openSummary(press: () => void): void {
  visit(`${path}?${new URLSearchParams(params)}`);
  const location = bookingLocation(makeLocationDetail());
  const wrapper = ({ children }: { children: ReactNode }) => (
    <QueryClientProvider client={new QueryClient()}>{children}</QueryClientProvider>
  );
  renderHook(
    () => {
      useLayoutEffect(press, []);
      return useBooking(location, linkedDraft(params, location, today), today);
    },
    { wrapper },
  );
}

test('the address of a link becomes that of its step', () => {
  openSummary(() => {});
  expect(window.location.search).toBe('?step=4');
});

test('a press while the page starts is not undone', () => {
  // Next tells its hooks of a new address later than the browser has it.
  const replace = History.prototype.replaceState.bind(window.history);
  openSummary(() => replace(null, '', `${path}?step=3`));
  expect(window.location.search).toBe('?step=3');
});
