import { BookingLinkPage, readLinkedBooking } from '#features/booking/link/booking-link-page.tsx';
import { LinkedBookingView } from '#features/booking/link/linked-booking-view.tsx';
import { linkMetadata } from '#lib/seo/seo.ts';

const title = 'Programarea ta';

export const metadata = linkMetadata(title);

export default async function Page({ params }: PageProps<'/b/[token]'>) {
  const { token } = await params;
  const { booking, client } = await readLinkedBooking(token);
  return (
    <BookingLinkPage title={title} booking={booking} client={client}>
      {(initial) => <LinkedBookingView token={token} initial={initial} />}
    </BookingLinkPage>
  );
}
