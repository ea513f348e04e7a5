import { Checkbox } from '#components/ui/checkbox.tsx';
import { Field } from '#components/ui/field.tsx';
import { Select } from '#components/ui/select.tsx';
import { Textarea, TextInput } from '#components/ui/text-input.tsx';
import type { CustomField } from '#contract/location-detail.ts';
import { fieldLabels, maxLengths } from '#contract/values.ts';
import { tickedValue, customFieldRefusal } from '#domain/booking/custom-field.ts';
import type { BookingFlow } from '../draft/use-booking.ts';
import type { BookingLocation } from '../draft/booking-location.ts';
import type { Draft } from '../draft/draft.ts';

type DetailsFieldsProps = {
  flow: BookingFlow;
  errors: Record<string, string | undefined>;
  onFill: (field: string) => void;
};

export function DetailsFields({ flow, errors, onFill }: DetailsFieldsProps) {
  const { location, draft, change } = flow;
  return (
    <section className="flex flex-col gap-4 rounded-card border border-line bg-surface p-4 sm:p-5">
      <h2 className="text-base">Detalii pentru locație</h2>
      {location.custom_fields.map((field) => (
        <CustomFieldInput
          key={field.id}
          field={field}
          name={inputName(field.id)}
          value={draft.customFields[field.id] ?? ''}
          error={errors[inputName(field.id)]}
          onChange={(value) => {
            change({ customFields: { ...draft.customFields, [field.id]: value } });
            onFill(inputName(field.id));
          }}
        />
      ))}
      <Field
        label={fieldLabels.comment}
        optional
        error={errors.comment}
        hint={location.is_health ? 'Nu scrie aici informații medicale.' : undefined}
      >
        {(control) => (
          <Textarea
            {...control}
            rows={3}
            maxLength={maxLengths.comment}
            value={draft.comment}
            onChange={(event) => {
              change({ comment: event.target.value });
              onFill('comment');
            }}
          />
        )}
      </Field>
    </section>
  );
}

type CustomFieldInputProps = {
  field: CustomField;
  name: string;
  value: string;
  error?: string;
  onChange: (value: string) => void;
};

function CustomFieldInput({ field, name, value, error, onChange }: CustomFieldInputProps) {
  const { label, type, required, options } = field;
  if (type === 'checkbox') {
    return (
      <Checkbox
        name={name}
        label={label}
        error={error}
        checked={value !== ''}
        onChange={(event) => onChange(event.target.checked ? tickedValue : '')}
      />
    );
  }
  return (
    <Field label={label} error={error} required={required} optional={!required}>
      {(control) =>
        type === 'select' ? (
          <Select
            {...control}
            name={name}
            value={value}
            onChange={(event) => onChange(event.target.value)}
          >
            <option value="">Alege…</option>
            {options.map((option) => (
              <option key={option}>{option}</option>
            ))}
          </Select>
        ) : (
          <TextInput
            {...control}
            name={name}
            value={value}
            maxLength={maxLengths.customFieldValue}
            onChange={(event) => onChange(event.target.value)}
          />
        )
      }
    </Field>
  );
}

export function missingFields(location: BookingLocation, draft: Draft): Record<string, string> {
  return Object.fromEntries(
    location.custom_fields.flatMap((field) => {
      const refusal = customFieldRefusal(field, draft.customFields[field.id]?.trim() ?? '');
      return refusal ? [[inputName(field.id), refusal]] : [];
    }),
  );
}

function inputName(id: number): string {
  return `custom_fields.${id}`;
}
