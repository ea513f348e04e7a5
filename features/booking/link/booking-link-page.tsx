import { dehydrate, HydrationBoundary, type QueryClient } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { ButtonLink } from '#components/ui/button.tsx';
import { LinkPage } from '#components/ui/link-page.tsx';
import type { LinkedBooking } from '#contract/booking-link.ts';
import { linkedBookingQuery } from '#lib/api/own-queries.ts';
import { readByLink } from '#lib/api/page-read.ts';
import { getQueryClient } from '#lib/api/query-client.ts';
import { QueryProvider } from '#lib/api/query-provider.tsx';
import { sessionCall } from '#lib/api/server-call.ts';

type BookingLinkPageProps = {
  title: string;
  booking: LinkedBooking | 'gone' | null;
  client: QueryClient;
  children: (booking: LinkedBooking) => ReactNode;
};

export async function readLinkedBooking(token: string) {
  const booking = await readByLink(sessionCall('linkedBooking', { params: { token } }));
  const client = getQueryClient();
  if (booking !== null && booking !== 'gone')
    client.setQueryData(linkedBookingQuery(token).queryKey, booking);
  return { booking, client };
}

export function BookingLinkPage({ title, booking, client, children }: BookingLinkPageProps) {
  return (
    <LinkPage
      data={booking}
      title={title}
      gone={
        <>
          Linkul nu este complet sau nu mai este valabil: programarea s-a încheiat de mai mult de o
          zi, contul a fost șters ori, de când ți-am scris, i s-a schimbat adresa de{' '}
          <span className="whitespace-nowrap">e-mail</span> sau numărul de telefon.
        </>
      }
      wayOut={<ButtonLink href="/account/bookings">Vezi programările din cont</ButtonLink>}
      failed="Nu am putut încărca programarea."
    >
      {(data) => (
        <QueryProvider>
          <HydrationBoundary state={dehydrate(client)}>{children(data)}</HydrationBoundary>
        </QueryProvider>
      )}
    </LinkPage>
  );
}
