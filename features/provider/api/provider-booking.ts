import { queryOptions } from '@tanstack/react-query';
import { call } from '#lib/api/call.ts';

export function providerBookingQuery(token: string) {
  return queryOptions({
    queryKey: ['provider-booking', token],
    queryFn: async ({ signal }) =>
      (await call('providerBooking', { params: { token }, signal })).data,
    // The client may cancel, and the visit may begin.
    refetchOnWindowFocus: 'always',
  });
}
