import { dehydrate, HydrationBoundary } from '@tanstack/react-query';
import { orNotFound, sessionCall } from '#lib/api/server-call.ts';
import { getQueryClient } from '#lib/api/query-client.ts';
import { bookingQuery } from '#lib/api/booking-query.ts';
import { signedInRead } from '#lib/api/signed-in-read.ts';
import { BookingDetails } from './booking-details.tsx';

/** Renders the 404 page for bookings of other clients. */
export async function BookingDetailsPage({ id }: { id: string }) {
  const read = sessionCall('bookingDetails', { params: { id } });
  const response = await orNotFound(signedInRead(read, `/account/bookings/${id}`));
  const client = getQueryClient();
  if (response) client.setQueryData(bookingQuery(id).queryKey, response.data);
  return (
    <HydrationBoundary state={dehydrate(client)}>
      <BookingDetails id={id} />
    </HydrationBoundary>
  );
}
