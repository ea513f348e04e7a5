import { dehydrate, HydrationBoundary } from '@tanstack/react-query';
import { notFound, permanentRedirect } from 'next/navigation';
import { OfflineBookingsSaver } from '#components/booking/offline-bookings-saver.tsx';
import { Alert } from '#components/ui/alert.tsx';
import { today } from '#domain/time/local-time.ts';
import { orNotFound } from '#lib/api/server-call.ts';
import { readLocation } from '#lib/api/server-reads.ts';
import { parseId } from '#lib/paths.ts';
import { paramPairs, textParams, type PageParams } from '#lib/page-gate/page-params.ts';
import { getQueryClient } from '#lib/api/query-client.ts';
import { QueryProvider } from '#lib/api/query-provider.tsx';
import { locationQuery, bookingLocation } from './draft/booking-location.ts';
import { BookingScreen } from './booking-flow-view.tsx';

type BookingPageProps = { id: string; slug?: string; params: PageParams };

export async function readLocationToBook(id: string, slug = '') {
  const locationId = parseId(id);
  if (locationId === null) notFound();
  return orNotFound(readLocation(locationId, slug));
}

export async function BookingPage({ id, slug, params: rawParams }: BookingPageProps) {
  const params = textParams(rawParams);
  const location = await readLocationToBook(id, slug);
  if (slug !== undefined && slug !== location.slug) {
    permanentRedirect(`/locations/${location.id}/${location.slug}/booking${queryOf(params)}`);
  }
  const client = getQueryClient();
  client.setQueryData(locationQuery(location).queryKey, bookingLocation(location));
  return (
    <QueryProvider>
      <OfflineBookingsSaver />
      <noscript>
        <div className="page pt-5">
          <Alert tone="warning">
            Pentru o programare online ai nevoie de JavaScript. Activează-l și reîncarcă pagina.
          </Alert>
        </div>
      </noscript>
      <HydrationBoundary state={dehydrate(client)}>
        <BookingScreen
          location={{ id: location.id, slug: location.slug }}
          params={params}
          today={today(new Date())}
        />
      </HydrationBoundary>
    </QueryProvider>
  );
}

function queryOf(params: PageParams): string {
  const text = new URLSearchParams(paramPairs(params)).toString();
  return text && `?${text}`;
}
