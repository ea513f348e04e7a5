import { bookingLocation, locationQuery } from '#features/booking/draft/booking-location.ts';
import { BookingLinkPage } from '#features/booking/link/booking-link-page.tsx';
import { rescheduleCopy } from '#features/booking/reschedule/reschedule-copy.ts';
import { RescheduleView } from '#features/booking/reschedule/reschedule-view.tsx';
import { linkedBookingQuery } from '#lib/api/own-queries.ts';
import { getQueryClient } from '#lib/api/query-client.ts';
import { readByLink } from '#lib/api/page-read.ts';
import { sessionCall } from '#lib/api/server-call.ts';
import { readLocation } from '#lib/api/server-reads.ts';
import { linkMetadata } from '#lib/seo/seo.ts';

export const metadata = linkMetadata(rescheduleCopy.title);

export default async function Page({ params }: PageProps<'/b/[token]/reschedule'>) {
  const { token } = await params;
  const booking = await readByLink(sessionCall('linkedBooking', { params: { token } }));
  const client = getQueryClient();
  const isReady = booking !== null && booking !== 'gone';
  if (isReady) {
    const { location } = booking;
    client.setQueryData(linkedBookingQuery(token).queryKey, booking);
    const detail = await readLocation(location.id, location.slug).catch(() => null);
    if (detail) client.setQueryData(locationQuery(location).queryKey, bookingLocation(detail));
  }
  return (
    <BookingLinkPage token={token} title={rescheduleCopy.title} booking={booking} client={client}>
      {isReady && <RescheduleView id={booking.id} />}
    </BookingLinkPage>
  );
}
