import { queryOptions } from '@tanstack/react-query';
import type { Booking } from '#contract/booking.ts';
import { occupiesSlot } from '#domain/booking/booking-status.ts';
import { call } from './call.ts';

const pollMs = 30_000;

export const bookingListsKey = ['bookings', 'list'] as const;

const polled = {
  refetchOnWindowFocus: 'always',
  refetchInterval: ({ state: { data } }: { state: { data?: Booking } }) =>
    data && occupiesSlot(data.status) && new Date(data.ends_at) > new Date() ? pollMs : false,
} as const;

export function bookingQuery(id: string) {
  return queryOptions({
    queryKey: ['bookings', 'detail', id],
    queryFn: async ({ signal }) => (await call('bookingDetails', { params: { id }, signal })).data,
    ...polled,
  });
}

export function linkedBookingQuery(token: string) {
  return queryOptions({
    queryKey: ['bookings', 'linked', token],
    queryFn: async ({ signal }) =>
      (await call('linkedBooking', { params: { token }, signal })).data,
    ...polled,
  });
}

export const ownSubscriptionsQuery = queryOptions({
  queryKey: ['subscriptions'],
  queryFn: async ({ signal }) => (await call('listSubscriptions', { signal })).data,
});
