import { QueryClient } from '@tanstack/react-query';
import { screen } from '@testing-library/react';
import userEvent, { type UserEvent } from '@testing-library/user-event';
import { vi } from 'vitest';
import type { LocationDetail } from '#contract/location-detail.ts';
import { bookingLocation } from './draft/booking-location.ts';
import { BookingFlowView } from './booking-flow-view.tsx';
import { closeAuthModal, useAuthModal } from '#lib/session/auth-modal.ts';
import { resetSession, startSession } from '#lib/session/session-store.ts';
import { makeBooking } from '#tests/factories/booking.ts';
import { makeLocationDetail } from '#tests/factories/location-detail.ts';
import { makePage } from '#tests/factories/page.ts';
import { makeSlots } from '#tests/factories/slots.ts';
import { makeUser } from '#tests/factories/user.ts';
import { mockCall } from '#tests/msw/mock-call.ts';
import { visit } from '#tests/next-navigation.ts';
import { renderWithQueries } from '#tests/render-with-queries.tsx';
import { mockApi } from '#tests/setup/mock-api.ts';

export const summaryLink = { services: '101', date: '2026-11-27', time: '17:30', step: '4' };

export const freeTimes = {
  '2026-11-23': ['09:00', '13:00', '18:00'],
  '2026-11-27': ['16:30', '17:30', '18:30'],
};

/** Sets the clock to Friday, 10:00 in Bucharest. */
export function startBookingTest(toFake: ('setInterval' | 'clearInterval')[] = []): () => void {
  vi.useFakeTimers({ toFake: ['Date', ...toFake], now: new Date('2026-11-20T08:00:00Z') });
  vi.spyOn(window, 'scrollTo').mockImplementation(() => {});
  closeAuthModal();
  resetSession();
  mockApi.use(
    mockCall('listBookings', () => makePage([])),
    mockCall('locationSlots', () => makeSlots(freeTimes)),
  );
  return () => void vi.useRealTimers();
}

export function mockBookings(...responses: (() => Response)[]) {
  const sent: { body: unknown; key: string | null }[] = [];
  mockApi.use(
    mockCall('createBooking', ({ body, headers }) => {
      sent.push({ body, key: headers.get('idempotency-key') });
      return responses.shift()?.() ?? { data: makeBooking() };
    }),
  );
  return sent;
}

export function openBooking(
  params: Record<string, string> = {},
  changes: Partial<LocationDetail> = {},
  client = new QueryClient({ defaultOptions: { queries: { retry: false, staleTime: 60_000 } } }),
): UserEvent {
  visit(`/locations/12/salon-zori/booking?${new URLSearchParams(params)}`);
  const location = bookingLocation(makeLocationDetail(changes));
  renderWithQueries(
    <>
      <BookingFlowView location={location} params={params} today="2026-11-20" />
      <AuthModalProbe />
    </>,
    client,
  );
  return userEvent.setup();
}

export function AuthModalProbe() {
  const request = useAuthModal();
  if (!request) return null;
  const signIn = () => {
    startSession(makeUser());
    closeAuthModal();
    request.onSignedIn?.();
  };
  return (
    <div role="dialog">
      <p>{request.note}</p>
      <button onClick={signIn}>signs in</button>
    </div>
  );
}

export const stepTitle = (name: string) => screen.findByRole('heading', { level: 1, name });

export const button = (name: string) => screen.getByRole('button', { name });
