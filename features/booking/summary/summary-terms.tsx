import { approvalCopy, approvalFor, missedVisitsSentence } from '#domain/booking/approval.ts';
import { ProviderLines } from '#components/booking/provider-lines.tsx';
import { cancelDeadline, isCancelable } from '#domain/booking/booking-status.ts';
import { cancelTerms } from '#domain/booking/booking-terms.ts';
import { toInstant } from '#domain/time/local-time.ts';
import { isFree } from '#domain/money/price-label.ts';
import { useNow } from '#hooks/use-now.ts';
import { useSession } from '#hooks/use-session.ts';
import { withdrawalDays } from '#domain/booking/withdrawal.ts';
import type { BookingLocation } from '../draft/booking-location.ts';
import type { BookingFlow } from '../draft/use-booking.ts';
import { durationLabel } from '#domain/time/duration-label.ts';

export function TimeTerms({ flow: { location, draft } }: { flow: BookingFlow }) {
  const { user } = useSession();
  const now = useNow();
  const start = draft.startDate && draft.startTime && toInstant(draft.startDate, draft.startTime);
  if (!start) return null;
  const approval = approvalFor(location.approval, user);
  return (
    <>
      {approval === 'manual' && (
        <p className="font-medium">
          {location.approval === 'manual' ? approvalCopy.waits : `${missedVisitsSentence}.`}{' '}
          {approvalCopy.mail}
        </p>
      )}
      <p>{cancelOutlook({ ...location, approval }, start, now)}</p>
    </>
  );
}

export function SummaryTerms({ flow }: { flow: BookingFlow }) {
  const { location, price } = flow;
  const payments = location.payment_methods.map(({ name }) => name.toLowerCase());
  return (
    <ul className="flex flex-col gap-1 text-sm text-muted">
      {payments.length > 0 && !isFree(price) && <li>Metode de plată: {payments.join(', ')}.</li>}
      {location.is_health && (
        <li>
          Trimițând programarea, ești de acord în mod explicit ca Aproape să prelucreze informația
          că te programezi la un cabinet medical, numai ca să îi transmitem cabinetului programarea,
          să o păstrăm în contul tău, să îți scriem despre ea, să poți scrie o recenzie și să ținem
          evidența vizitelor ratate și a ședințelor din abonament.
        </li>
      )}
      {isPurchase(flow) && (
        <li>
          Te poți retrage din abonament în {withdrawalDays} zile, fără să dai un motiv. Prin
          rezervare ceri ca ședințele programate în acest interval să aibă loc fără să aștepți
          sfârșitul lui și confirmi că, după ultima ședință, pierzi dreptul de retragere
          {isFree(price) ? '' : '; dacă te retragi, le plătești doar pe cele folosite'}.{' '}
          <a
            href="/terms-and-conditions#retragere"
            target="_blank"
            rel="noopener"
            className="font-medium text-ink underline hover:text-brand"
          >
            Cum te retragi <span className="sr-only">(se deschide într-o filă nouă)</span>
          </a>
        </li>
      )}
      {location.provider && (
        <li className="wrap-anywhere">
          Prestator: <ProviderLines provider={location.provider} />
        </li>
      )}
    </ul>
  );
}

export function isPurchase({ draft, own }: BookingFlow): boolean {
  return own.used === null && draft.services.some(({ subscriptions }) => subscriptions.length > 0);
}

export function cancelOutlook(
  location: Pick<BookingLocation, 'approval' | 'cancel_notice_minutes'>,
  start: Date,
  now: Date,
): string {
  const booking = {
    status: location.approval === 'manual' ? ('pending' as const) : ('approved' as const),
    starts_at: start,
    cancel_until: cancelDeadline(start, location.cancel_notice_minutes),
  };
  return isCancelable(booking, now)
    ? cancelTerms(booking, now)
    : `Dacă rezervi, programarea nu va mai putea fi anulată online: locația cere anularea cu cel puțin ${durationLabel(location.cancel_notice_minutes)} înainte.`;
}
