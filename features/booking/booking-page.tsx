import { dehydrate, HydrationBoundary } from '@tanstack/react-query';
import type { Metadata } from 'next';
import { notFound, permanentRedirect } from 'next/navigation';
import { Alert } from '#components/ui/alert.tsx';
import type { LocationDetail } from '#contract/location-detail.ts';
import { bookingPath } from '#domain/booking/booking-path.ts';
import { today } from '#domain/time/local-time.ts';
import { orNotFound, readLocation } from '#lib/api/page-read.ts';
import { parseId } from '#lib/paths.ts';
import { paramPairs, textParams, type PageParams } from '#lib/page-gate/page-params.ts';
import { pageTitle } from '#lib/seo/page-title.ts';
import { getQueryClient } from '#lib/api/query-client.ts';
import { OfflineBookingsSaver, QueryProvider } from '#lib/api/query-provider.tsx';
import { locationQuery, bookingLocation } from './draft/booking-location.ts';
import { stepOf } from './draft/draft.ts';
import { BookingScreen } from './booking-flow-view.tsx';
import { copy } from './copy.ts';

type BookingPageProps = {
  params: Promise<{ id: string; slug?: string }>;
  searchParams: Promise<PageParams>;
};

export async function bookingMetadata(props: BookingPageProps): Promise<Metadata> {
  const [{ name }, { step }] = await Promise.all([readLocationOf(props), props.searchParams]);
  return { title: { absolute: bookingTitle(step, name) }, robots: { index: false } };
}

/** Names no outcome at step 5, because the server does not check the booking. */
function bookingTitle(text: string | string[] | undefined, location: string): string {
  const step = stepOf([text].flat()[0]);
  return pageTitle(copy.stepTitle(step === 5 ? copy.yourBooking : copy.titles[step], location));
}

async function readLocationOf({ params }: BookingPageProps): Promise<LocationDetail> {
  const { id, slug = '' } = await params;
  const locationId = parseId(id);
  if (locationId === null) notFound();
  return orNotFound(readLocation(locationId, slug));
}

export async function BookingPage(props: BookingPageProps) {
  const { slug } = await props.params;
  const params = textParams(await props.searchParams);
  const location = await readLocationOf(props);
  if (slug !== undefined && slug !== location.slug) {
    permanentRedirect(bookingPath(location.id, location.slug) + queryOf(params));
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
