import {
  ProviderBookingPage,
  providerTitle,
} from '#features/provider/components/provider-booking-page.tsx';
import { readByLink } from '#lib/api/page-read.ts';
import { serverCall } from '#lib/api/server-call.ts';
import { linkMetadata } from '#lib/seo/seo.ts';

export const metadata = linkMetadata(providerTitle);

export default async function Page({
  params,
  searchParams,
}: PageProps<'/provider/bookings/[token]'>) {
  const [{ token }, { answer }] = await Promise.all([params, searchParams]);
  const wish = answer === 'rejected' ? 'rejected' : 'approved';
  const booking = await readByLink(serverCall('providerBooking', { params: { token } }));
  return <ProviderBookingPage token={token} booking={booking} wish={wish} />;
}
