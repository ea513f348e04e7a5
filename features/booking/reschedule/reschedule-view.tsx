'use client';

import { useQuery } from '@tanstack/react-query';
import { stateSentences } from '#components/booking/booking-state.tsx';
import { BookingFrame } from '#components/booking/booking-frame.tsx';
import { Alert } from '#components/ui/alert.tsx';
import { QueryError, type ContentQuery } from '#components/ui/query-content.tsx';
import type { Booking } from '#contract/booking.ts';
import type { LinkedBooking } from '#contract/booking-link.ts';
import { errorSentences } from '#contract/error.ts';
import { bookingState, isCancelable, occupiesSlot } from '#domain/booking/booking-status.ts';
import { approvalFor } from '#domain/booking/approval.ts';
import { linkPath } from '#domain/booking/booking-path.ts';
import { dateTimeLabel } from '#domain/time/date-label.ts';
import { useNow } from '#hooks/use-now.ts';
import { useSession } from '#hooks/use-session.ts';
import { bookingQuery, linkedBookingQuery } from '#lib/api/own-queries.ts';
import { locationQuery } from '../draft/booking-location.ts';
import { copy } from '../copy.ts';
import { areOffered } from '../draft/selection.ts';
import { RescheduleForm } from './reschedule-form.tsx';
import type { BookingAccess } from './use-reschedule.ts';
import { StepSkeleton } from '../frame/step-frame.tsx';

export function RescheduleView({ id }: { id: string }) {
  const query = useQuery(bookingQuery(id));
  return <Reschedule query={query} access={{ page: `/account/bookings/${id}`, token: null }} />;
}

export function LinkedRescheduleView({ token }: { token: string }) {
  const query = useQuery(linkedBookingQuery(token));
  return <Reschedule query={query} access={{ page: linkPath(token), token }} />;
}

type RescheduleProps = { query: ContentQuery<Booking | LinkedBooking>; access: BookingAccess };

function Reschedule({ query, access }: RescheduleProps) {
  return (
    <BookingFrame
      query={query}
      back={{ href: access.page, label: 'Înapoi la programare' }}
      title={copy.rescheduleTitle}
      titleClass="-mt-3 text-xl outline-none sm:mt-0 sm:text-2xl"
      skeleton={<StepSkeleton />}
    >
      {(booking) => <NewTime booking={booking} access={access} />}
    </BookingFrame>
  );
}

type NewTimeProps = { booking: Booking | LinkedBooking; access: BookingAccess };

function NewTime({ booking, access }: NewTimeProps) {
  const now = useNow();
  const { user } = useSession();
  const location = useQuery(locationQuery(booking.location));
  if (!isCancelable(booking, now)) return <Alert tone="warning">{whyNot(booking, now)}</Alert>;
  if (!location.data && location.error)
    return <QueryError query={location} title={copy.loadFailed} />;
  if (!location.data) return <StepSkeleton />;
  const servicesIds = booking.services.map(({ id }) => id);
  // The link's client can differ from the session's.
  const client = 'needs_approval' in booking ? booking : user;
  const isManual = approvalFor(location.data.approval, client) === 'manual';
  const terms = (
    <p className="text-muted">
      {isManual
        ? 'Noua oră va aștepta confirmarea locației. Când trimiți cererea, cea veche devine liberă pentru alții.'
        : 'Dacă noua oră nu mai este liberă, o păstrezi pe cea veche.'}{' '}
      Serviciile și mesajul tău nu se schimbă.
    </p>
  );
  return (
    <div className="flex flex-col gap-3 max-sm:-mt-2 sm:gap-6">
      <div className="flex flex-col gap-1">
        <p className="font-semibold">
          {booking.services.map(({ name }) => name).join(', ')}
          <span className="max-sm:sr-only"> · {booking.location.name}</span>
        </p>
        <p>Ora actuală: {dateTimeLabel(booking.start_date, booking.start_time)}</p>
        {isManual && terms}
      </div>
      {areOffered(location.data, servicesIds) ? (
        <RescheduleForm booking={booking} location={location.data} access={access}>
          {!isManual && terms}
        </RescheduleForm>
      ) : (
        <Alert tone="warning">
          Locația nu mai oferă ce ai rezervat, așa că ora nu se poate schimba.
        </Alert>
      )}
    </div>
  );
}

function whyNot(booking: Booking, now: Date): string {
  if (occupiesSlot(booking.status)) return errorSentences.not_reschedulable;
  return stateSentences[bookingState(booking, now)];
}
