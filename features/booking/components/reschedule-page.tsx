import { dehydrate, HydrationBoundary } from '@tanstack/react-query';
import { notFound } from 'next/navigation';
import { isApiError } from '#lib/api/api-error.ts';
import { bookingQuery } from '#lib/api/booking-query.ts';
import { serverCall, sessionCall } from '#lib/api/server-call.ts';
import { signedInRead } from '#lib/api/signed-in-read.ts';
import { getQueryClient } from '#lib/query-client.ts';
import { locationQuery } from '../api/location-query.ts';
import { bookingLocation } from '../booking-location.ts';
import { RescheduleView } from './reschedule-view.tsx';

/** Another time for one booking; another client's is not found. */
export async function ReschedulePage({ id }: { id: string }) {
  const read = sessionCall('bookingDetails', { params: { id } });
  const path = `/account/bookings/${id}/reschedule`;
  const answer = await signedInRead(read, path).catch((error: unknown) => {
    if (isApiError(error, 'not_found', 'validation_failed')) notFound();
    throw error;
  });
  const client = getQueryClient();
  if (answer) {
    const { location } = answer.data;
    client.setQueryData(bookingQuery(id).queryKey, answer.data);
    const params = { slug: location.slug, location_id: location.id };
    const detail = await serverCall('locationDetail', {
      params,
      query: { version: 'latest' },
    }).catch(() => null);
    if (detail) client.setQueryData(locationQuery(location).queryKey, bookingLocation(detail.data));
  }
  return (
    <HydrationBoundary state={dehydrate(client)}>
      <RescheduleView id={id} />
    </HydrationBoundary>
  );
}
