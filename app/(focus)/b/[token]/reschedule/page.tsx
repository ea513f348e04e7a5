import { copy } from '#features/booking/copy.ts';
import { bookingLocation, locationQuery } from '#features/booking/draft/booking-location.ts';
import { BookingLinkPage, readLinkedBooking } from '#features/booking/link/booking-link-page.tsx';
import { LinkedRescheduleView } from '#features/booking/reschedule/reschedule-view.tsx';
import { readLocation } from '#lib/api/page-read.ts';
import { linkMetadata } from '#lib/seo/seo.ts';

export const metadata = linkMetadata(copy.rescheduleTitle);

export default async function Page({ params }: PageProps<'/b/[token]/reschedule'>) {
  const { token } = await params;
  const { booking, client } = await readLinkedBooking(token);
  if (booking !== null && booking !== 'gone') {
    const { location } = booking;
    const detail = await readLocation(location.id, location.slug).catch(() => null);
    if (detail) client.setQueryData(locationQuery(location).queryKey, bookingLocation(detail));
  }
  return (
    <BookingLinkPage title={copy.rescheduleTitle} booking={booking} client={client}>
      {() => <LinkedRescheduleView token={token} />}
    </BookingLinkPage>
  );
}
