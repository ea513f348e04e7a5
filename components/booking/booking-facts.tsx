import type { Booking } from '#contract/booking.ts';
import { fieldLabels } from '#contract/values.ts';
import { occupiesSlot } from '#domain/booking/booking-status.ts';
import { bookingTerms } from '#domain/booking/booking-terms.ts';
import { locationPath } from '#domain/place/location-path.ts';
import { useNow } from '#hooks/use-now.ts';
import { stateSentences, useBookingState } from './booking-state.tsx';

type BookingFactsProps = {
  booking: Booking;
  full?: boolean;
};

export function BookingFacts({ booking, full = false }: BookingFactsProps) {
  const { location, professional, services, custom_fields } = booking;
  return (
    <dl className="grid grid-cols-[minmax(0,1fr)] gap-x-6 gap-y-0.5 sm:grid-cols-[9rem_1fr] sm:gap-y-4 [&_dt]:text-muted max-sm:[&_dt]:mt-3 max-sm:[&_dt]:text-xs">
      <dt>Unde</dt>
      <dd>
        <a
          href={locationPath(location.id, location.slug)}
          className="relative py-3.5 font-semibold text-brand underline"
        >
          {location.name}
        </a>
        <span className="block text-muted">
          {location.address}, {location.city}
        </span>
      </dd>
      <dt>Specialist</dt>
      <dd>
        {professional.name}
        {full && <span className="text-muted"> · {professional.title}</span>}
      </dd>
      <dt>{services.length === 1 ? 'Serviciu' : 'Servicii'}</dt>
      <dd>
        <ul className="flex flex-col gap-1">
          {services.map(({ id, name, price_label }) => (
            <li key={id} className="flex justify-between gap-4 narrow:flex-wrap narrow:gap-y-0">
              <span>{name}</span>
              <span className="tabular shrink-0 text-muted">{price_label}</span>
            </li>
          ))}
        </ul>
      </dd>
      {booking.voucher_discount_label && (
        <>
          <dt>Voucher {booking.voucher_code}</dt>
          <dd className="tabular text-leaf">{booking.voucher_discount_label}</dd>
        </>
      )}
      <dt>Total</dt>
      <dd className="tabular text-base font-semibold sm:text-right">{booking.total_label}</dd>
      {full &&
        custom_fields.map(({ id, label, value }) => (
          <div key={id} className="contents">
            <dt>{label}</dt>
            <dd className="break-words">{value}</dd>
          </div>
        ))}
      {full && booking.comment && (
        <>
          <dt>{fieldLabels.comment}</dt>
          <dd className="break-words whitespace-pre-line">{booking.comment}</dd>
        </>
      )}
    </dl>
  );
}

export function BookingTerms({ booking }: { booking: Booking }) {
  const terms = bookingTerms(booking, useNow());
  if (terms.length === 0) return null;
  return (
    <ul className="flex flex-col gap-1 text-muted">
      {terms.map((sentence) => (
        <li key={sentence}>{sentence}</li>
      ))}
    </ul>
  );
}

export function BookingOutcome({ booking }: { booking: Booking }) {
  const state = useBookingState(booking);
  if (occupiesSlot(state)) return <BookingTerms booking={booking} />;
  return (
    <div className="flex flex-col gap-1 text-muted">
      <p>{stateSentences[state]}</p>
      {booking.cancel_reason && (
        <p className="break-words">Motivul anulării: {booking.cancel_reason}</p>
      )}
    </div>
  );
}
