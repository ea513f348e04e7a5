'use client';

import '#lib/zod-without-eval.lazy.ts';
import { zodResolver } from '@hookform/resolvers/zod';
import { Button } from '#components/ui/button.tsx';
import { Field } from '#components/ui/field.tsx';
import { Problems } from '#components/ui/problems.tsx';
import { Select } from '#components/ui/select.tsx';
import { Textarea } from '#components/ui/textarea.tsx';
import { answerBookingBody, type BookingAnswer } from '#contract/provider.ts';
import { maxLengths } from '#contract/values.ts';
import { locationCancelReasonOf, locationCancelReasons } from '#domain/cancel-reason.ts';
import { useFormCall } from '#hooks/use-form-call.lazy.ts';
import { copy as providerCopy } from '../copy.ts';

const copy = providerCopy.cancel;

type CancelVisitFormProps = {
  onCancel: (answer: BookingAnswer) => Promise<unknown>;
  onKeep: () => void;
};

/** Asks a location why it cancels a booking, and cancels it. */
export function CancelVisitForm({ onCancel, onKeep }: CancelVisitFormProps) {
  const { register, submit, problems, watch, formState } = useFormCall<BookingAnswer>({
    rules: zodResolver(answerBookingBody),
    defaultValues: { status: 'canceled' },
    send: onCancel,
  });
  const { errors, isSubmitting } = formState;
  const reason = locationCancelReasonOf(watch('reason_id') ?? 0);
  return (
    <form method="post" noValidate onSubmit={submit} className="flex flex-col gap-5">
      <p>{copy.lead}</p>
      <Problems of={problems} />
      <Field label={copy.reason} error={errors.reason_id?.message} required>
        {(control) => (
          <Select
            {...control}
            {...register('reason_id', {
              setValueAs: (id: string) => (id ? Number(id) : undefined),
            })}
            defaultValue=""
          >
            <option value="" disabled>
              {copy.choose}
            </option>
            {locationCancelReasons.map(({ id, name }) => (
              <option key={id} value={id}>
                {name}
              </option>
            ))}
          </Select>
        )}
      </Field>
      {reason?.needs_text && (
        <Field label={copy.text} hint={copy.textHint} error={errors.reason?.message} required>
          {(control) => (
            <Textarea {...control} {...register('reason')} maxLength={maxLengths.cancelReason} />
          )}
        </Field>
      )}
      <div className="flex flex-wrap justify-end gap-3">
        <Button variant="quiet" onClick={onKeep}>
          {copy.keep}
        </Button>
        <Button type="submit" variant="danger" loading={isSubmitting}>
          {isSubmitting ? copy.sending : copy.confirm}
        </Button>
      </div>
    </form>
  );
}
