import { Checkbox } from '#components/ui/checkbox.tsx';
import { CodeInput } from '#components/ui/code-input.tsx';
import { Field } from '#components/ui/field.tsx';
import { Icon } from '#components/ui/icon.tsx';
import { PasswordInput } from '#components/ui/password-input.tsx';
import { Select } from '#components/ui/select.tsx';
import { TextInput } from '#components/ui/text-input.tsx';
import { Textarea } from '#components/ui/textarea.tsx';
import { copy } from '../copy.ts';

const words = copy.field;

export function FieldStates() {
  return (
    <div className="grid gap-5 sm:grid-cols-2">
      <Field label={words.label} hint={words.hint} optional>
        {(control) => <TextInput {...control} />}
      </Field>
      <Field label={words.label} error={words.error}>
        {(control) => <TextInput {...control} defaultValue={words.value} />}
      </Field>
      <Field label={words.label}>
        {(control) => <TextInput {...control} defaultValue={words.value} disabled />}
      </Field>
      <Field label={words.label}>
        {(control) => <TextInput {...control} icon={<Icon name="search" />} />}
      </Field>
      <Field label={words.password}>
        {(control) => <PasswordInput {...control} defaultValue="parola" autoComplete="off" />}
      </Field>
      <Field label={words.sort}>
        {(control) => (
          <Select {...control}>
            <option>{words.byDistance}</option>
          </Select>
        )}
      </Field>
      <Field label={words.code}>{(control) => <CodeInput {...control} defaultValue="12" />}</Field>
      <Field label={words.code} error={words.error}>
        {(control) => <CodeInput {...control} defaultValue="123456" />}
      </Field>
      <Field label={words.comment}>{(control) => <Textarea {...control} rows={3} />}</Field>
      <div>
        <Checkbox label={words.agree} />
        <Checkbox label={words.agree} defaultChecked />
        <Checkbox label={words.agree} error={words.error} />
        <Checkbox label={words.agree} disabled />
      </div>
    </div>
  );
}
