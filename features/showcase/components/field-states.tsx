import { Checkbox } from '#components/ui/checkbox.tsx';
import { CodeInput } from '#components/ui/code-input.tsx';
import { Field } from '#components/ui/field.tsx';
import { Icon } from '#components/ui/icon.tsx';
import { PasswordInput } from '#components/ui/credential-inputs.tsx';
import { Select } from '#components/ui/select.tsx';
import { TextInput } from '#components/ui/text-input.tsx';
import { Textarea } from '#components/ui/textarea.tsx';

const field = {
  label: 'Prenume',
  value: 'Ana-Maria Ionescu-Constantinescu',
  error: 'Scrie prenumele.',
  code: 'Cod',
  agree: 'Sunt de acord cu termenii',
};

export function FieldStates() {
  return (
    <div className="grid gap-5 sm:grid-cols-2">
      <Field label={field.label} hint="Așa ți se adresează locația." optional>
        {(control) => <TextInput {...control} />}
      </Field>
      <Field label={field.label} error={field.error}>
        {(control) => <TextInput {...control} defaultValue={field.value} />}
      </Field>
      <Field label={field.label}>
        {(control) => <TextInput {...control} defaultValue={field.value} disabled />}
      </Field>
      <Field label={field.label}>
        {(control) => <TextInput {...control} icon={<Icon name="search" />} />}
      </Field>
      <Field label="Parolă">
        {(control) => <PasswordInput {...control} defaultValue="parola" autoComplete="off" />}
      </Field>
      <Field label="Sortează după">
        {(control) => (
          <Select {...control}>
            <option>Cele mai apropiate</option>
          </Select>
        )}
      </Field>
      <Field label={field.code}>{(control) => <CodeInput {...control} defaultValue="12" />}</Field>
      <Field label={field.code} error={field.error}>
        {(control) => <CodeInput {...control} defaultValue="123456" />}
      </Field>
      <Field label="Comentariu">{(control) => <Textarea {...control} rows={3} />}</Field>
      <div>
        <Checkbox label={field.agree} />
        <Checkbox label={field.agree} defaultChecked />
        <Checkbox label={field.agree} error={field.error} />
        <Checkbox label={field.agree} disabled />
      </div>
    </div>
  );
}
