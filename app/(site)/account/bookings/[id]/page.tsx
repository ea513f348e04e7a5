import { dehydrate, HydrationBoundary } from '@tanstack/react-query';
import { copy } from '#features/account/account-links.ts';
import { BookingDetails } from '#features/account/components/booking-details.tsx';
import { bookingQuery } from '#lib/api/own-queries.ts';
import { getQueryClient } from '#lib/api/query-client.ts';
import { sessionCall } from '#lib/api/server-call.ts';
import { signedInRead } from '#lib/api/page-read.ts';

export const metadata = { title: copy.detailsTitle };

export default async function Page({ params }: PageProps<'/account/bookings/[id]'>) {
  const { id } = await params;
  const read = sessionCall('bookingDetails', { params: { id } });
  const booking = await signedInRead(read, `/account/bookings/${id}`);
  const client = getQueryClient();
  if (booking) client.setQueryData(bookingQuery(id).queryKey, booking.data);
  return (
    <HydrationBoundary state={dehydrate(client)}>
      <BookingDetails id={id} />
    </HydrationBoundary>
  );
}
