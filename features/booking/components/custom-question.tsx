import { Checkbox } from '#components/ui/checkbox.tsx';
import { Field } from '#components/ui/field.tsx';
import { Select } from '#components/ui/select.tsx';
import { TextInput } from '#components/ui/text-input.tsx';
import type { CustomField } from '#contract/location-detail.ts';
import { maxLengths } from '#contract/values.ts';
import { TICKED } from '#domain/custom-answer.ts';
import { copy } from '../copy.ts';

type CustomQuestionProps = {
  field: CustomField;
  name: string;
  value: string;
  error?: string;
  onChange: (value: string) => void;
};

/** One question of the location: a text, a choice or a yes. */
export function CustomQuestion({ field, name, value, error, onChange }: CustomQuestionProps) {
  const { label, type, required, options } = field;
  if (type === 'checkbox') {
    return (
      <Checkbox
        name={name}
        label={label}
        error={error}
        checked={value !== ''}
        onChange={(event) => onChange(event.target.checked ? TICKED : '')}
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
            <option value="">{copy.choose}</option>
            {options.map((option) => (
              <option key={option}>{option}</option>
            ))}
          </Select>
        ) : (
          <TextInput
            {...control}
            name={name}
            value={value}
            maxLength={maxLengths.customAnswer}
            onChange={(event) => onChange(event.target.value)}
          />
        )
      }
    </Field>
  );
}
