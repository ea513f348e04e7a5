import type { UseFormRegisterReturn } from 'react-hook-form';
import { Field } from './field.tsx';
import { PasswordInput } from './credential-inputs.tsx';
import { passwordLengths } from '#contract/account-values.ts';

export type NewPasswords = { password: string; password_confirmation: string };

type NewPasswordFieldsProps = {
  form: {
    register: (name: keyof NewPasswords) => UseFormRegisterReturn;
    formState: { errors: { [Name in keyof NewPasswords]?: { message?: string } } };
  };
  label?: string;
  autoFocus?: boolean;
};

export function NewPasswordFields(props: NewPasswordFieldsProps) {
  const { form, label = 'Parola nouă', autoFocus } = props;
  const { register, formState } = form;
  const { password, password_confirmation } = formState.errors;
  return (
    <>
      <Field
        label={label}
        error={password?.message}
        hint={`Cel puțin ${passwordLengths.min} caractere`}
        required
      >
        {(control) => (
          <PasswordInput
            {...control}
            {...register('password')}
            autoComplete="new-password"
            autoFocus={autoFocus}
          />
        )}
      </Field>
      <Field label="Confirmă parola" error={password_confirmation?.message} required>
        {(control) => (
          <PasswordInput
            {...control}
            {...register('password_confirmation')}
            autoComplete="new-password"
          />
        )}
      </Field>
    </>
  );
}
