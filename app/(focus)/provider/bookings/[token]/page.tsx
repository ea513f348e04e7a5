import type { Metadata } from 'next';
import {
  ProviderBookingPage,
  providerTitle,
} from '#features/provider/components/provider-booking-page.tsx';
import { readByLink } from '#lib/api/read-by-link.ts';
import { serverCall } from '#lib/api/server-call.ts';

// The URL is a key: no referrer may carry it to another site.
export const metadata: Metadata = {
  title: providerTitle,
  robots: { index: false },
  referrer: 'no-referrer',
};

export default async function Page({
  params,
  searchParams,
}: PageProps<'/provider/bookings/[token]'>) {
  const [{ token }, { answer }] = await Promise.all([params, searchParams]);
  const wish = answer === 'rejected' ? 'rejected' : 'approved';
  const booking = await readByLink(serverCall('providerBooking', { params: { token } }));
  return <ProviderBookingPage token={token} booking={booking} wish={wish} />;
}
