import '#lib/browser/zod-without-eval.ts';
import { zodResolver } from '@hookform/resolvers/zod';
import { CancelReasonFields, reasonIdOptions } from '#components/booking/cancel-reason-fields.tsx';
import { Button } from '#components/ui/button.tsx';
import { DialogActions, DialogBar } from '#components/ui/dialog.tsx';
import { Problems } from '#components/ui/problems.tsx';
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
  const { register, submit, problems, watch } = form;
  const { errors, isSubmitting } = form.formState;
  useKeptFields(form, {
    name: `cancel-visit-${bookingId}`,
    owner: null,
    fields: ['reason_id', 'reason'],
  });
  return (
    <form method="post" noValidate onSubmit={submit} className="flex flex-col gap-5">
      <p>
        Clientul primește un e-mail cu motivul și, dacă mai sunt, cu alte ore libere. Dacă a folosit
        un voucher sau o ședință dintr-un abonament pe care îl avea deja, le primește înapoi.
      </p>
      <Problems of={problems} />
      <CancelReasonFields
        reasons={locationCancelReasons}
        chosen={watch('reason_id')}
        select={register('reason_id', reasonIdOptions)}
        text={register('reason')}
        errors={errors}
        textHint="Clientul îl citește. Nu scrie aici informații medicale."
      />
      <DialogBar>
        <DialogActions keep="Păstrează programarea" onKeep={onKeep}>
          <Button type="submit" variant="danger" loading={isSubmitting}>
            {isSubmitting ? 'Se anulează…' : 'Da, anulează'}
          </Button>
        </DialogActions>
      </DialogBar>
    </form>
  );
}
