import { useQuery } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { Alert } from '#components/ui/alert.tsx';
import { isFree } from '#domain/money/price-label.ts';
import { minuteMs } from '#domain/time/local-time.ts';
import { selectionCopy } from '#components/services/copy.ts';
import { useSession } from '#hooks/use-session.ts';
import { unansweredBody } from '#lib/api/idempotency-key.ts';
import { slotsQuery } from '#lib/api/slots-query.ts';
import { copy } from '../copy.ts';
import type { BookingFlow } from '../draft/use-booking.ts';
import { useSubmit } from './use-submit.ts';
import { DetailsFields, missingFields } from './details-fields.tsx';
import { isPurchase, Recap, SummaryTerms } from './recap.tsx';
import { OverlapQuestion, RefusalNotice } from '../refusal/refusal-notice.tsx';
import { ownLabel, useUpcoming } from '../own-bookings.tsx';
import { StepFooter, stepContent } from '../frame/step-frame.tsx';
import { useVoucher } from './use-voucher.ts';
import { VoucherBox } from './voucher-box.tsx';

const words = {
  submit: selectionCopy.book,
  payThere: selectionCopy.payThere,
  priceChanged: (total: string) => `Prețul s-a schimbat între timp. Noul total: ${total}.`,
  priceHidden: 'Prețul s-a schimbat: acum se stabilește la locație.',
  sendFailedHint: (submit: string) =>
    `Datele tale s-au păstrat. Apasă din nou „${submit}”: nu se va face o a doua programare.`,
  offline: 'Ești offline. Datele tale s-au păstrat; trimite programarea când ai din nou conexiune.',
};

const purchaseWords = {
  ...words,
  submit: 'Rezervă cu obligația de plată',
  payThere: 'Nu plătești nimic acum. Abonamentul îl plătești la locație.',
};

const noneMissing: Record<string, string | undefined> = {};

export function SummaryStep({ flow }: { flow: BookingFlow }) {
  const { submit, accept, refusal, forgetRefusal, price, sending } = useSubmit(flow);
  useRecheck(flow, sending);
  const voucher = useVoucher(flow);
  const { status } = useSession();
  const [missing, setMissing] = useState(noneMissing);
  const details = useRef<HTMLDivElement>(null);
  // On short screens only the footer's button is sticky, so scroll to the refusal.
  const note = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const { fontSize } = getComputedStyle(document.documentElement);
    const short = window.innerHeight <= 31.25 * parseFloat(fontSize);
    if (refusal && short) note.current?.scrollIntoView({ block: 'nearest' });
    if (refusal?.kind === 'fields')
      details.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [refusal]);
  const isDue = !isFree(price);
  const sentences = isDue && isPurchase(flow) ? purchaseWords : words;
  const refused = refusal?.kind === 'fields' ? refusal.errors : {};
  const errors = { ...refused, ...missing };

  const send = () => {
    const unfilled = missingFields(flow.location, flow.draft);
    const [first] = Object.keys(unfilled);
    // `onFill` leaves undefined entries, which would hide the errors of a new refusal.
    setMissing((now) => (first === undefined ? noneMissing : { ...now, ...unfilled }));
    if (voucher.askToApply()) return;
    if (first === undefined) return void submit();
    details.current?.querySelector<HTMLElement>(`[name="${first}"]`)?.focus();
  };
  return (
    <>
      <div className={stepContent}>
        <p className="text-muted">
          {refusal?.kind !== 'retry' && 'Programarea nu este încă trimisă. '}
          Verifică datele și apasă „{sentences.submit}”.
        </p>
        <Recap flow={flow} />
        <VoucherBox
          flow={flow}
          check={voucher}
          refused={refusal?.kind === 'voucher'}
          onApplied={forgetRefusal}
        />
        <div ref={details}>
          <DetailsFields
            flow={flow}
            errors={errors}
            onFill={(field) => setMissing((now) => ({ ...now, [field]: undefined }))}
          />
        </div>
        <SummaryTerms flow={flow} />
        {/* This late notice is at the end, so that it moves no other content. */}
        {!sending && refusal?.kind !== 'unseen-booking' && <SameDayNotice flow={flow} />}
      </div>
      <StepFooter
        flow={flow}
        label={sending ? 'Se trimite…' : sentences.submit}
        loading={sending || voucher.checking}
        total={price}
        note={
          <div ref={note} className="flex flex-col gap-2">
            <RefusalNotice refusal={refusal} words={sentences} />
            <p>
              {isDue && sentences.payThere}{' '}
              {status === 'guest' && 'Urmează să intri în cont sau să îți faci unul.'}
            </p>
          </div>
        }
        onNext={send}
      />
      <OverlapQuestion refusal={refusal} onClose={forgetRefusal} onAccept={accept} />
    </>
  );
}

function SameDayNotice({ flow: { draft } }: { flow: BookingFlow }) {
  const other = useUpcoming().find(({ start_date }) => start_date === draft.startDate);
  if (!other) return null;
  return (
    <Alert tone="info">
      {ownLabel(other)} în aceeași zi, la {other.location.name}.{' '}
      <a href={`/account/bookings/${other.id}`} className="font-semibold underline">
        {copy.seeBooking}
      </a>
    </Alert>
  );
}

const recheckMs = 3 * minuteMs;

function useRecheck({ location, draft, reportConflict }: BookingFlow, sending: boolean): void {
  const { startDate, startTime, servicesIds, professionalId } = draft;
  const day = slotsQuery({
    locationId: location.id,
    services: servicesIds,
    professional: professionalId,
    from: startDate ?? '',
    days: 1,
  });
  const { data, isFetchedAfterMount } = useQuery({
    ...day,
    enabled: startDate !== null,
    staleTime: 0,
    refetchOnWindowFocus: 'always',
    refetchInterval: recheckMs,
    gcTime: 0,
  });
  const gone =
    !sending &&
    data !== undefined &&
    isFetchedAfterMount &&
    startDate !== null &&
    !data.data[startDate]?.some(({ time }) => time === startTime);
  const leave = useEffectEvent(() => {
    // After a lost response, the client's own booking may occupy the slot.
    if (!unansweredBody(location.id)) reportConflict(copy.notFree);
  });
  useEffect(() => {
    if (gone) leave();
  }, [gone]);
}
