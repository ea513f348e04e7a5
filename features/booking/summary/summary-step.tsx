'use client';

import { useEffect, useRef, useState } from 'react';
import { ProviderLines } from '#components/booking/provider-lines.tsx';
import { approvalFor } from '#domain/booking/missed-visits.ts';
import { isFree } from '#domain/money/price-label.ts';
import { toInstant } from '#domain/time/local-time.ts';
import { useMinute } from '#hooks/use-now.ts';
import { useSession } from '#hooks/use-session.ts';
import { cancelOutlook } from './cancel-outlook.ts';
import { copy } from '../copy.ts';
import type { BookingFlow } from '../draft/use-booking.ts';
import { useRecheck } from './use-recheck.ts';
import { useSubmit } from '../submit/use-submit.ts';
import { ClientQuestions, missingFields } from './client-questions.tsx';
import { Recap } from './recap.tsx';
import { RefusalNotice } from '../submit/refusal-notice.tsx';
import { SameDayBooking } from './same-day-booking.tsx';
import { StepFooter } from '../frame/step-footer.tsx';
import { VoucherBox } from './voucher-box.tsx';

export function SummaryStep({ flow }: { flow: BookingFlow }) {
  const { submit, refusal, forgetRefusal, price, sending } = useSubmit(flow);
  useRecheck(flow, sending);
  const [missing, setMissing] = useState<Record<string, string>>({});
  const questions = useRef<HTMLDivElement>(null);
  // On short screens the note is not sticky, so it must be scrolled into view.
  const note = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const { fontSize } = getComputedStyle(document.documentElement);
    const short = window.innerHeight <= 31.25 * parseFloat(fontSize);
    if (refusal && short) note.current?.scrollIntoView({ block: 'nearest' });
  }, [refusal]);
  const words = isPurchase(flow) ? { ...copy, ...copy.purchase } : copy;
  const refused = refusal?.kind === 'fields' ? refusal.errors : {};
  const errors = { ...refused, ...missing };

  const send = () => {
    const unfilled = missingFields(flow.location, flow.draft);
    setMissing(unfilled);
    const [first] = Object.keys(unfilled);
    if (first === undefined) return void submit();
    questions.current?.querySelector<HTMLElement>(`[name="${first}"]`)?.focus();
  };
  return (
    <>
      <p className="text-muted">{copy.notSent(words.submit)}</p>
      {!sending && <SameDayBooking flow={flow} />}
      <div className="flex flex-col gap-5 lg:grid lg:grid-cols-[minmax(0,1fr)_22rem] lg:items-start lg:gap-x-12">
        <div className="lg:sticky lg:top-[calc(var(--header-height)+2rem)] lg:order-last">
          <Recap flow={flow} total={price} />
        </div>
        <div className="flex min-w-0 flex-col gap-5">
          <VoucherBox flow={flow} refused={refusal?.kind === 'voucher'} onApplied={forgetRefusal} />
          <div ref={questions}>
            <ClientQuestions
              flow={flow}
              errors={errors}
              onFill={(field) => setMissing(({ [field]: _, ...rest }) => rest)}
            />
          </div>
          <SummaryTerms flow={flow} />
        </div>
      </div>
      <StepFooter
        flow={flow}
        label={sending ? copy.submitting : words.submit}
        loading={sending}
        total={price}
        note={
          <div ref={note} className="flex flex-col gap-2">
            <RefusalNotice refusal={refusal} words={words} />
            {!isFree(price) && words.payThere}
          </div>
        }
        onNext={send}
      />
    </>
  );
}

function SummaryTerms({ flow }: { flow: BookingFlow }) {
  const { location, draft } = flow;
  const { user } = useSession();
  const approval = approvalFor(location.approval, user);
  const now = useMinute() ?? new Date();
  const start = draft.startDate && draft.startTime && toInstant(draft.startDate, draft.startTime);
  return (
    <ul className="flex flex-col gap-1 text-sm text-muted">
      {start && <li>{cancelOutlook({ ...location, approval }, start, now)}</li>}
      {approval === 'manual' && (
        <li>{location.approval === 'manual' ? copy.manualApproval : copy.missedVisits}</li>
      )}
      {location.is_health && <li>{copy.healthConsent}</li>}
      {isPurchase(flow) && (
        <li>
          {copy.purchase.withdrawal}{' '}
          <a
            href="/terms-and-conditions#retragere"
            target="_blank"
            rel="noopener"
            className="font-medium text-ink underline hover:text-brand"
          >
            {copy.purchase.howToWithdraw}
          </a>
        </li>
      )}
      {location.provider && (
        <li className="wrap-anywhere">
          {copy.provider}: <ProviderLines provider={location.provider} />
        </li>
      )}
    </ul>
  );
}

function isPurchase({ draft, own }: BookingFlow): boolean {
  return own.used === null && draft.services.some(({ subscriptions }) => subscriptions.length > 0);
}
