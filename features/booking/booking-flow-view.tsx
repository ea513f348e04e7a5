'use client';

import { useState } from 'react';
import { useQuery } from '@tanstack/react-query';
import { Alert } from '#components/ui/alert.tsx';
import { classes } from '#components/ui/classes.ts';
import { ErrorState } from '#components/ui/error-state.tsx';
import type { LocalDate } from '#domain/time/local-time.ts';
import { useToday } from '#hooks/use-now.ts';
import { errorSentence } from '#lib/api/error-sentence.ts';
import { againNotice } from './draft/again-notice.ts';
import { locationQuery, type BookingLocation } from './draft/booking-location.ts';
import { linkedDraft } from './draft/deep-link.ts';
import type { PageParams } from '#lib/paths.ts';
import { useBooking } from './draft/use-booking.ts';
import { Choices, SideSummary } from './frame/side-summary.tsx';
import { DoneStep } from './steps/done-step.tsx';
import { ProfessionalStep } from './steps/professional-step.tsx';
import { ServicesStep } from './steps/services-step.tsx';
import { UnseenBookingNotice } from './submit/earlier-booking.tsx';
import { StepHeader, StepSkeleton } from './frame/step-frame.tsx';
import { SummaryStep } from './summary/summary-step.tsx';
import { TimeStep } from './steps/time-step.tsx';
import { copy } from './copy.ts';

type BookingFlowViewProps = { location: BookingLocation; params: PageParams; today: LocalDate };

const views = { 1: ServicesStep, 2: ProfessionalStep, 3: TimeStep, 4: SummaryStep };

export function BookingFlowView({ location, params, today }: BookingFlowViewProps) {
  const [linked] = useState(() => {
    const draft = linkedDraft(params, location, today);
    return { ...draft, again: againNotice(params, location, draft, today) };
  });
  const flow = useBooking(location, linked, useToday(today));
  if (!flow.ready) return <StepSkeleton />;
  if (flow.step === 5) {
    return (
      <div className="page max-w-3xl py-6 sm:py-10">
        {flow.placedId && (
          <DoneStep bookingId={flow.placedId} location={location} onBooked={flow.clearDraft} />
        )}
      </div>
    );
  }
  const View = views[flow.step];
  const summary = flow.step === 4;
  return (
    <div
      className={classes(
        'page py-5 sm:py-8',
        !summary && 'grid gap-x-12 lg:grid-cols-[minmax(0,1fr)_20rem]',
      )}
    >
      <div className="flex min-h-[calc(100dvh-var(--header-height)-1.25rem)] min-w-0 flex-col gap-5 sm:min-h-[calc(100dvh-var(--header-height)-2rem)]">
        <StepHeader flow={flow} />
        {!summary && <Choices flow={flow} className="lg:hidden" />}
        {flow.notice && <Alert tone="warning">{flow.notice}</Alert>}
        <UnseenBookingNotice flow={flow} />
        <View flow={flow} />
      </div>
      {!summary && (
        <aside className="hidden lg:block">
          <SideSummary flow={flow} />
        </aside>
      )}
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
