'use client';

import { useQuery } from '@tanstack/react-query';
import { ErrorState } from '#components/ui/error-state.tsx';
import type { LocalDate } from '#domain/local-time.ts';
import { errorSentence } from '#lib/error-sentence.ts';
import { locationQuery } from '../api/location-query.ts';
import type { BookingLocation } from '../booking-location.ts';
import { copy } from '../copy.ts';
import type { LinkParams } from '../deep-link.ts';
import { BookingFlowView } from './booking-flow-view.tsx';
import { StepSkeleton } from './step-skeleton.tsx';

type BookingScreenProps = {
  location: Pick<BookingLocation, 'id' | 'slug'>;
  params: LinkParams;
  today: LocalDate;
};

/** Waits for the location, which is normally in the page already. */
export function BookingScreen({ location, params, today }: BookingScreenProps) {
  const { data, error, refetch, isFetching } = useQuery(locationQuery(location));
  if (data) return <BookingFlowView location={data} params={params} today={today} />;
  if (!error) return <StepSkeleton />;
  return (
    <div className="page py-16">
      <ErrorState title={copy.loadFailed} onRetry={() => void refetch()} retrying={isFetching}>
        {errorSentence(error)}
      </ErrorState>
    </div>
  );
}
