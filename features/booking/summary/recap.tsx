import type { ReactNode } from 'react';
import { ProviderLines } from '#components/booking/provider-lines.tsx';
import { offerNote } from '#components/services/service-price.ts';
import { approvalCopy, approvalFor, missedVisitsSentence } from '#domain/booking/approval.ts';
import { totalDuration } from '#domain/booking/booking-length.ts';
import { cancelDeadline, isCancelable } from '#domain/booking/booking-status.ts';
import { cancelTerms } from '#domain/booking/booking-terms.ts';
import { withdrawalDays } from '#domain/booking/withdrawal.ts';
import { dateTimeLabel } from '#domain/time/date-label.ts';
import { durationLabel } from '#domain/time/duration-label.ts';
import { toInstant } from '#domain/time/local-time.ts';
import { isFree, lineLabel, voucherLabel } from '#domain/money/price-label.ts';
import { useNow } from '#hooks/use-now.ts';
import { useSession } from '#hooks/use-session.ts';
import { copy } from '../copy.ts';
import type { BookingLocation } from '../draft/booking-location.ts';
import type { Step } from '../draft/draft.ts';
import { SubscriptionSummary } from '../steps/service-subscription.tsx';
import type { BookingFlow } from '../draft/use-booking.ts';

export function Recap({ flow }: { flow: BookingFlow }) {
  const { location, draft, price } = flow;
  const { services, professional } = draft;
  const reduction = voucherLabel(price);
  const when =
    draft.startDate && draft.startTime ? dateTimeLabel(draft.startDate, draft.startTime) : '';
  return (
    <section className="divide-y divide-line rounded-card border border-line bg-surface">
      <RecapRow flow={flow} step={3} label={copy.dateAndTime} edit={copy.editTime}>
        <p className="font-display text-lg font-semibold first-letter:uppercase">{when}</p>
        <p className="text-muted">
          {durationLabel(totalDuration(services))} · {location.name}, {location.address},{' '}
          {location.city}
        </p>
        <TimeTerms flow={flow} />
      </RecapRow>
      <RecapRow flow={flow} step={2} label={copy.professional} edit={copy.editProfessional}>
        <p className="font-medium">{professional?.name ?? copy.anyone}</p>
      </RecapRow>
      <RecapRow flow={flow} step={1} label={copy.services} edit={copy.editServices}>
        <ul className="flex flex-col gap-2">
          {services.map((service) => {
            const { id, name, duration_label } = service;
            const line = price.lines.find(({ service_id }) => service_id === id);
            return (
              <li key={id} className="flex flex-wrap items-start justify-between gap-x-4 gap-y-1">
                <div className="min-w-0 flex-1 basis-24">
                  <span className="font-medium">{name}</span>
                  <span className="block text-xs text-muted">{duration_label}</span>
                  <SubscriptionSummary flow={flow} service={service} />
                  {line?.offer && draft.startDate && (
                    <span className="block text-xs text-muted">
                      {offerNote(service, draft.startDate)}
                    </span>
                  )}
                </div>
                <span className="tabular text-right font-semibold">{line && lineLabel(line)}</span>
              </li>
            );
          })}
        </ul>
      </RecapRow>
      {draft.voucher && reduction && (
        <p className="flex justify-between gap-4 p-4 text-leaf sm:px-5">
          <span>Reducere cu voucherul {draft.voucher.code}</span>
          <span className="tabular">{reduction}</span>
        </p>
      )}
    </section>
  );
}

type RecapRowProps = {
  flow: BookingFlow;
  step: Step;
  label: string;
  edit: string;
  children: ReactNode;
};

function RecapRow({ flow, step, label, edit, children }: RecapRowProps) {
  return (
    <div className="flex flex-col gap-1 p-4 sm:px-5">
      <div className="flex flex-wrap items-center justify-between gap-x-4">
        <h2 className="font-text text-xs font-semibold text-muted">{label}</h2>
        <button
          type="button"
          aria-label={edit}
          onClick={() => flow.goTo(step)}
          className="-my-3 -mr-3 min-h-target rounded-control px-3 font-semibold text-brand transition-colors hover:bg-sunken hover:text-brand-hover"
        >
          Modifică
        </button>
      </div>
      {children}
    </div>
  );
}

function TimeTerms({ flow: { location, draft } }: { flow: BookingFlow }) {
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
