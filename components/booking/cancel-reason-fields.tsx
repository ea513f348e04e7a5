import type { ComponentProps } from 'react';
import { Field } from '#components/ui/field.tsx';
import { Select } from '#components/ui/select.tsx';
import { Textarea } from '#components/ui/textarea.tsx';
import { maxLengths } from '#contract/values.ts';
import type { CancelReason } from '#domain/booking/cancel-reason.ts';

type CancelReasonFieldsProps = {
  reasons: readonly CancelReason[];
  chosen: number | undefined;
  select: ComponentProps<'select'>;
  text: ComponentProps<'textarea'>;
  errors: Partial<Record<'reason_id' | 'reason', { message?: string | undefined }>>;
  textHint: string;
};

export const reasonIdOptions = {
  setValueAs: (id: string) => (id ? Number(id) : undefined),
};

export function CancelReasonFields(props: CancelReasonFieldsProps) {
  const { reasons, chosen, select, text, errors, textHint } = props;
  return (
    <>
      <Field label="Motivul anulării" error={errors.reason_id?.message} required>
        {(control) => (
          <Select {...control} {...select} defaultValue="">
            <option value="" disabled>
              Alege un motiv
            </option>
            {reasons.map(({ id, name }) => (
              <option key={id} value={id}>
                {name}
              </option>
            ))}
          </Select>
        )}
      </Field>
      {reasons.find(({ id }) => id === chosen)?.needs_text && (
        <Field label="Scrie motivul" hint={textHint} error={errors.reason?.message} required>
          {(control) => <Textarea {...control} {...text} maxLength={maxLengths.cancelReason} />}
        </Field>
      )}
    </>
  );
}
