import { BookingLinkPage } from '#features/booking/link/booking-link-page.tsx';
import { LinkedBookingView } from '#features/booking/link/linked-booking-view.tsx';
import { linkedBookingQuery } from '#lib/api/own-queries.ts';
import { getQueryClient } from '#lib/api/query-client.ts';
import { readByLink } from '#lib/api/page-read.ts';
import { sessionCall } from '#lib/api/server-call.ts';
import { linkMetadata } from '#lib/seo/seo.ts';

const title = 'Programarea ta';

export const metadata = linkMetadata(title);

export default async function Page({ params }: PageProps<'/b/[token]'>) {
  const { token } = await params;
  const booking = await readByLink(sessionCall('linkedBooking', { params: { token } }));
  const client = getQueryClient();
  const isReady = booking !== null && booking !== 'gone';
  if (isReady) client.setQueryData(linkedBookingQuery(token).queryKey, booking);
  return (
    <BookingLinkPage token={token} title={title} booking={booking} client={client}>
      {isReady && <LinkedBookingView token={token} initial={booking} />}
    </BookingLinkPage>
  );
}
