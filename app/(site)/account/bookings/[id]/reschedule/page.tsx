import { dehydrate, HydrationBoundary } from '@tanstack/react-query';
import { copy } from '#features/booking/copy.ts';
import { bookingLocation, locationQuery } from '#features/booking/draft/booking-location.ts';
import { RescheduleView } from '#features/booking/reschedule/reschedule-view.tsx';
import { bookingQuery } from '#lib/api/own-queries.ts';
import { getQueryClient } from '#lib/api/query-client.ts';
import { sessionCall } from '#lib/api/server-call.ts';
import { readLocation, signedInRead } from '#lib/api/page-read.ts';

export const metadata = { title: copy.rescheduleTitle };

export default async function Page({ params }: PageProps<'/account/bookings/[id]/reschedule'>) {
  const { id } = await params;
  const read = sessionCall('bookingDetails', { params: { id } });
  const booking = await signedInRead(read, `/account/bookings/${id}/reschedule`);
  const client = getQueryClient();
  if (booking) {
    const { location } = booking.data;
    client.setQueryData(bookingQuery(id).queryKey, booking.data);
    const detail = await readLocation(location.id, location.slug).catch(() => null);
    if (detail) client.setQueryData(locationQuery(location).queryKey, bookingLocation(detail));
  }
  return (
    <HydrationBoundary state={dehydrate(client)}>
      <RescheduleView id={id} />
    </HydrationBoundary>
  );
}
