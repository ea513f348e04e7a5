'use client';

import { useState } from 'react';
import { useQuery } from '@tanstack/react-query';
import { Alert } from '#components/ui/alert.tsx';
import { ErrorState } from '#components/ui/error-state.tsx';
import type { LocalDate } from '#domain/time/local-time.ts';
import { useLoaded } from '#hooks/use-loaded.ts';
import { useToday } from '#hooks/use-now.ts';
import { lazyPart } from '#lib/browser/lazy-part.ts';
import { errorSentence } from '#lib/api/error-sentence.ts';
import { locationQuery, type BookingLocation } from './draft/booking-location.ts';
import { linkedDraft } from './draft/deep-link.ts';
import type { PageParams } from '#lib/page-gate/page-params.ts';
import { useBooking } from './draft/use-booking.ts';
import { Choices } from './frame/side-summary.tsx';
import { ProfessionalStep } from './steps/professional-step.tsx';
import { ServicesStep } from './steps/services-step.tsx';
import { UnseenBookingNotice } from './own-bookings.tsx';
import { StepHeader, StepSkeleton } from './frame/step-frame.tsx';
import { SummaryStep } from './summary/summary-step.tsx';
import { TimeStep } from './steps/time-step.tsx';
import { copy } from './copy.ts';

const loadDone = lazyPart(() => import('./steps/done-step.lazy.tsx'));

type BookingFlowViewProps = { location: BookingLocation; params: PageParams; today: LocalDate };

const views = { 1: ServicesStep, 2: ProfessionalStep, 3: TimeStep, 4: SummaryStep };

export function BookingFlowView({ location, params, today }: BookingFlowViewProps) {
  const [linked] = useState(() => linkedDraft(params, location, today));
  const flow = useBooking(location, linked, useToday(today));
  const done = useLoaded(loadDone, flow.step >= 4);
  if (!flow.ready) return <StepSkeleton />;
  if (flow.step === 5) {
    return (
      <div className="page max-w-3xl py-6 sm:py-10">
        {flow.placedId && done ? (
          <done.DoneStep bookingId={flow.placedId} location={location} onBooked={flow.showDone} />
        ) : (
          <StepSkeleton />
        )}
      </div>
    );
  }
  const View = views[flow.step];
  return (
    <div className="page mb-5 flex min-h-[calc(100dvh-var(--header-height))] flex-col gap-5 pt-2 sm:mb-8 sm:pt-8 lg:grid lg:grid-cols-[minmax(0,1fr)_20rem] lg:grid-rows-[auto_1fr] lg:gap-x-12">
      <div className="flex min-w-0 flex-col gap-5">
        <StepHeader flow={flow} />
        {flow.step < 4 && <Choices flow={flow} from={1} to={flow.step - 1} className="lg:hidden" />}
        {flow.notice && <Alert tone="warning">{flow.notice}</Alert>}
        {flow.placed && flow.draft.services.length === 0 && (
          <Alert tone="success">{flow.placed}</Alert>
        )}
        <UnseenBookingNotice flow={flow} />
      </div>
      <View flow={flow} />
    </div>
  );
}

type BookingScreenProps = {
  location: Pick<BookingLocation, 'id' | 'slug'>;
  params: PageParams;
  today: LocalDate;
};

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
