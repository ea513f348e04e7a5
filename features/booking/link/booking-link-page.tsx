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
          Programarea s-a încheiat de mai mult de o zi, contul a fost șters ori i s-a schimbat{' '}
          <span className="whitespace-nowrap">e-mailul</span> sau telefonul de când ți-am scris, sau
          linkul nu este complet.
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
