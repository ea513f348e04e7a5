import { dehydrate, HydrationBoundary, type QueryClient } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { BookingLinkProvider } from '#components/booking/booking-link.tsx';
import { ButtonLink } from '#components/ui/button.tsx';
import { LinkPage } from '#components/ui/link-page.tsx';
import type { LinkedBooking } from '#contract/booking-link.ts';
import { QueryProvider } from '#lib/api/query-provider.tsx';

type BookingLinkPageProps = {
  token: string;
  title: string;
  booking: LinkedBooking | 'gone' | null;
  /** Has the booking in its cache. */
  client: QueryClient;
  children: ReactNode;
};

export function BookingLinkPage({ token, title, booking, client, children }: BookingLinkPageProps) {
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
      {() => (
        <QueryProvider>
          <HydrationBoundary state={dehydrate(client)}>
            <BookingLinkProvider token={token}>{children}</BookingLinkProvider>
          </HydrationBoundary>
        </QueryProvider>
      )}
    </LinkPage>
  );
}
