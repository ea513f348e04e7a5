import type { Metadata } from 'next';
import { BookingLinkPage } from '#features/booking/link/booking-link-page.tsx';
import { LinkedBookingView } from '#features/booking/link/linked-booking-view.tsx';
import { linkedBookingQuery } from '#lib/api/own-queries.ts';
import { getQueryClient } from '#lib/api/query-client.ts';
import { readByLink } from '#lib/api/read-by-link.ts';
import { sessionCall } from '#lib/api/server-call.ts';

const title = 'Programarea ta';

// The URL is a key: no referrer may carry it to another site.
export const metadata: Metadata = { title, robots: { index: false }, referrer: 'no-referrer' };

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
