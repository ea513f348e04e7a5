import type { Metadata } from 'next';
import {
  ProviderBookingPage,
  providerTitle,
} from '#features/provider/components/provider-booking-page.tsx';
import { loadProviderBooking } from '#features/provider/load-provider-booking.ts';

// The address is a key: no referrer may carry it to another site.
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
  return (
    <ProviderBookingPage token={token} booking={await loadProviderBooking(token)} wish={wish} />
  );
}
