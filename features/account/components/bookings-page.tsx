import { dehydrate, HydrationBoundary } from '@tanstack/react-query';
import type { BookingListType } from '#contract/booking-calls.ts';
import { sessionCall } from '#lib/api/server-call.ts';
import { getQueryClient } from '#lib/query-client.ts';
import { bookingsQuery } from '../api/bookings-query.ts';
import { copy } from '../copy.ts';
import { signedInRead } from '../signed-in-read.ts';
import { BookingList } from './booking-list.tsx';
import { BookingTabs } from './booking-tabs.tsx';

/** The bookings of one kind, the first page already in the answer. */
export async function BookingsPage({ type }: { type: BookingListType }) {
  const read = sessionCall('listBookings', { params: { type }, query: {} });
  const first = await signedInRead(read, '/account/bookings');
  const client = getQueryClient();
  if (first) {
    const { queryKey } = bookingsQuery(type);
    client.setQueryData(queryKey, { pages: [first], pageParams: [1] });
  }
  return (
    <>
      <h1 className="text-2xl">{copy.title}</h1>
      <BookingTabs type={type} />
      <HydrationBoundary state={dehydrate(client)}>
        <div className="min-h-[28rem]">
          <BookingList key={type} type={type} />
        </div>
      </HydrationBoundary>
    </>
  );
}
