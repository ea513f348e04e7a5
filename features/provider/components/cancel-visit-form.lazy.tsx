import '#lib/browser/zod-without-eval.ts';
import { zodResolver } from '@hookform/resolvers/zod';
import { CancelReasonForm } from '#components/booking/cancel-reason-form.tsx';
import { decideBookingBody, type DecideBookingBody } from '#contract/provider.ts';
import { locationCancelReasons, withoutHiddenText } from '#domain/booking/cancel-reason.ts';
import { useFormCall } from '#hooks/use-form-call.ts';
import { useKeptFields } from '#hooks/use-kept-fields.ts';

type CancelVisitFormProps = {
  bookingId: string;
  onCancel: (decision: DecideBookingBody) => Promise<unknown>;
  onKeep: () => void;
};

export function CancelVisitForm({ bookingId, onCancel, onKeep }: CancelVisitFormProps) {
  const form = useFormCall<DecideBookingBody>({
    rules: zodResolver(decideBookingBody),
    defaultValues: { status: 'canceled' },
    send: async (decision) => {
      await onCancel(withoutHiddenText(decision));
      form.reset();
    },
  });
  useKeptFields(form, {
    name: `cancel-visit-${bookingId}`,
    owner: null,
    fields: ['reason_id', 'reason'],
  });
  return (
    <CancelReasonForm
      form={form}
      reasons={locationCancelReasons}
      textHint="Clientul îl citește. Nu scrie aici informații medicale."
      onKeep={onKeep}
    >
      <p>
        Clientul primește un e-mail cu motivul și, dacă mai sunt, cu alte ore libere. Dacă a folosit
        un voucher sau o ședință dintr-un abonament pe care îl avea deja, le primește înapoi.
      </p>
    </CancelReasonForm>
  );
}
