import type { Metadata } from 'next';
import type { ProviderBooking } from '#contract/provider.ts';
import {
  ProviderBookingPage,
  providerTitle,
} from '#features/provider/components/provider-booking-page.tsx';
import { isApiError } from '#lib/api/api-error.ts';
import { serverCall } from '#lib/api/server-call.ts';
import { setPageStatus } from '#lib/page-gate/page-status.ts';

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
  return (
    <ProviderBookingPage token={token} booking={await loadProviderBooking(token)} wish={wish} />
  );
}

/** `gone`: the link is no longer valid. Null: the api failed. */
async function loadProviderBooking(token: string): Promise<ProviderBooking | 'gone' | null> {
  try {
    return (await serverCall('providerBooking', { params: { token } })).data;
  } catch (error) {
    if (isApiError(error, 'not_found', 'validation_failed', 'bad_request')) {
      setPageStatus(404);
      return 'gone';
    }
    if (!isApiError(error)) throw error;
    setPageStatus(503);
    return null;
  }
}
