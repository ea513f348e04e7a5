import type { ReactNode } from 'react';
import { offerNote } from '#components/services/service-price.ts';
import { totalDuration } from '#domain/booking/booking-length.ts';
import { dateTimeLabel } from '#domain/time/date-label.ts';
import { durationLabel } from '#domain/time/duration-label.ts';
import { lineLabel, voucherLabel } from '#domain/money/price-label.ts';
import { copy } from '../copy.ts';
import type { Step } from '../draft/draft.ts';
import { SubscriptionSummary } from '../steps/service-subscription.tsx';
import type { BookingFlow } from '../draft/use-booking.ts';
import { TimeTerms } from './summary-terms.tsx';

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
