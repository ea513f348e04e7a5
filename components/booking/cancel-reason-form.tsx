import type { ReactNode } from 'react';
import type { UseFormRegisterReturn } from 'react-hook-form';
import { Button } from '#components/ui/button.tsx';
import { DialogActions, DialogBar } from '#components/ui/dialog.tsx';
import { Field } from '#components/ui/field.tsx';
import { Problems } from '#components/ui/problems.tsx';
import { Select } from '#components/ui/select.tsx';
import { Textarea } from '#components/ui/text-input.tsx';
import { maxLengths } from '#contract/values.ts';
import type { CancelReason } from '#domain/booking/cancel-reason.ts';
import type { useFormCall } from '#hooks/use-form-call.ts';

const reasonIdOptions = {
  setValueAs: (id: string) => (id ? Number(id) : undefined),
};

type ReasonField = 'reason_id' | 'reason';

type CancelReasonFormProps = {
  form: Pick<ReturnType<typeof useFormCall>, 'submit' | 'problems'> & {
    register: (name: ReasonField, options?: typeof reasonIdOptions) => UseFormRegisterReturn;
    watch: (name: 'reason_id') => number | undefined;
    formState: {
      isSubmitting: boolean;
      errors: { [Name in ReasonField]?: { message?: string } };
    };
  };
  reasons: readonly CancelReason[];
  textHint: string;
  onKeep: () => void;
  children: ReactNode;
  note?: ReactNode;
};

export function CancelReasonForm(props: CancelReasonFormProps) {
  const { form, reasons, textHint, onKeep, children, note } = props;
  const { errors, isSubmitting } = form.formState;
  const select = form.register('reason_id', reasonIdOptions);
  const text = form.register('reason');
  const chosen = form.watch('reason_id');
  return (
    <form method="post" noValidate onSubmit={form.submit} className="flex flex-col gap-5">
      {children}
      <Problems of={form.problems} />
      <Field label="Motivul anulării" error={errors.reason_id?.message} required>
        {(control) => (
          <Select options={reasons} {...control} {...select} defaultValue="">
            <option value="" disabled>
              Alege un motiv
            </option>
          </Select>
        )}
      </Field>
      {reasons.find(({ id }) => id === chosen)?.needs_text && (
        <Field label="Scrie motivul" hint={textHint} error={errors.reason?.message} required>
          {(control) => <Textarea {...control} {...text} maxLength={maxLengths.cancelReason} />}
        </Field>
      )}
      {note}
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
