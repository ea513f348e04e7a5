import { dehydrate, HydrationBoundary } from '@tanstack/react-query';
import { bookingQuery } from '#lib/api/booking-query.ts';
import { orNotFound, sessionCall } from '#lib/api/server-call.ts';
import { readLocation } from '#lib/api/read-location.ts';
import { signedInRead } from '#lib/api/signed-in-read.ts';
import { getQueryClient } from '#lib/api/query-client.ts';
import { locationQuery } from '../draft/location-query.ts';
import { bookingLocation } from '../draft/booking-location.ts';
import { RescheduleView } from './reschedule-view.tsx';

/** Reschedules a booking. Renders the 404 page for bookings of other clients. */
export async function ReschedulePage({ id }: { id: string }) {
  const read = sessionCall('bookingDetails', { params: { id } });
  const path = `/account/bookings/${id}/reschedule`;
  const response = await orNotFound(signedInRead(read, path));
  const client = getQueryClient();
  if (response) {
    const { location } = response.data;
    client.setQueryData(bookingQuery(id).queryKey, response.data);
    const detail = await readLocation(location.id, location.slug).catch(() => null);
    if (detail) client.setQueryData(locationQuery(location).queryKey, bookingLocation(detail));
  }
  return (
    <HydrationBoundary state={dehydrate(client)}>
      <RescheduleView id={id} />
    </HydrationBoundary>
  );
}
