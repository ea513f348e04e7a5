import { fieldLabels } from '#contract/values.ts';
import type { ProviderBooking } from '#contract/provider.ts';
import { returnsConsumables } from '#domain/booking/booking-status.ts';
import { dateTimeLabel } from '#domain/time/date-label.ts';
import { phoneLabel } from '#domain/words/contact-labels.ts';

export function ProviderBookingFacts({ booking }: { booking: ProviderBooking }) {
  const { client, services, custom_fields, comment } = booking;
  return (
    <dl className="grid grid-cols-[5.5rem_minmax(0,1fr)] gap-x-3 gap-y-2 narrow:grid-cols-[minmax(0,1fr)] sm:grid-cols-[9rem_1fr] sm:gap-x-6 sm:gap-y-4 [&_dt]:text-muted">
      {!returnsConsumables(booking.status) && (
        <>
          <dt>Client</dt>
          <dd className="break-words">{client?.name ?? 'Contul a fost șters'}</dd>
        </>
      )}
      {client?.phone && (
        <>
          <dt>Telefon</dt>
          <dd>
            <a
              href={`tel:${client.phone}`}
              className="tabular relative py-3.5 font-semibold text-brand underline"
            >
              {phoneLabel(client.phone)}
            </a>
          </dd>
        </>
      )}
      <dt>Când</dt>
      <dd className="first-letter:uppercase">
        {dateTimeLabel(booking.start_date, booking.start_time)}
      </dd>
      {booking.arrival_delay !== null && (
        <>
          <dt>Sosire</dt>
          <dd>
            {booking.arrival_delay === 0
              ? 'Clientul a spus că vine la timp'
              : `Clientul întârzie ${booking.arrival_delay} minute`}
          </dd>
        </>
      )}
      <dt>Durată</dt>
      <dd>{booking.duration_label}</dd>
      <dt>Specialist</dt>
      <dd>{booking.professional_name}</dd>
      <dt>{services.length === 1 ? 'Serviciu' : 'Servicii'}</dt>
      <dd className="break-words">{services.join(', ')}</dd>
      <dt>Total</dt>
      <dd className="tabular text-base font-semibold">{booking.total_label}</dd>
      {custom_fields.map(({ label, value }, index) => (
        <div key={index} className="contents">
          <dt>{label}</dt>
          <dd className="break-words">{value}</dd>
        </div>
      ))}
      {comment && (
        <>
          <dt>{fieldLabels.comment}</dt>
          <dd className="break-words whitespace-pre-line">{comment}</dd>
        </>
      )}
    </dl>
  );
}
