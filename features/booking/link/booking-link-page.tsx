import { dehydrate, HydrationBoundary, type QueryClient } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { BookingLinkProvider } from '#components/booking/booking-link.tsx';
import { ButtonLink } from '#components/ui/button.tsx';
import { Notice } from '#components/ui/notice.tsx';
import { QueryProvider } from '#lib/api/query-provider.tsx';

type BookingLinkPageProps = {
  token: string;
  title: string;
  /** `gone` if the link is no longer valid; `failed` if the api did not respond. */
  state: 'ready' | 'gone' | 'failed';
  /** Has the booking. */
  client: QueryClient;
  children: ReactNode;
};

/** Loading the page changes nothing: mail scanners follow links. */
export function BookingLinkPage({ token, title, state, client, children }: BookingLinkPageProps) {
  return (
    <div className="page flex max-w-3xl flex-col gap-6 py-6 sm:py-10">
      {state === 'ready' ? (
        <QueryProvider>
          <HydrationBoundary state={dehydrate(client)}>
            <BookingLinkProvider token={token}>{children}</BookingLinkProvider>
          </HydrationBoundary>
        </QueryProvider>
      ) : (
        <>
          <h1 className="sr-only">{title}</h1>
          {state === 'gone' ? (
            <Notice
              icon="calendar"
              title="Linkul nu mai este valabil."
              action={<ButtonLink href="/account/bookings">Vezi programările din cont</ButtonLink>}
            >
              Programarea s-a încheiat de mai mult de o zi, contul are alt e-mail sau alt telefon
              decât când ți-am scris, ori linkul nu este complet.
            </Notice>
          ) : (
            <Notice
              icon="circle-alert"
              title="Nu am putut încărca programarea."
              action={<ButtonLink href="?">Încearcă din nou</ButtonLink>}
            >
              Încearcă din nou peste câteva clipe.
            </Notice>
          )}
        </>
      )}
    </div>
  );
}
