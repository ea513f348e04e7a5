import type { FieldErrors, UseFormRegister } from 'react-hook-form';
import { Field } from '#components/ui/field.tsx';
import { PasswordInput } from '#components/ui/password-input.tsx';
import { TextInput } from '#components/ui/text-input.tsx';
import { authCopy as copy } from '../auth-copy.ts';

export type NewPasswords = { password: string; password_confirmation: string };

type NewPasswordFieldsProps = {
  form: {
    register: UseFormRegister<NewPasswords>;
    formState: { errors: FieldErrors<NewPasswords> };
  };
  /** Whose password it is, for the visitor and for what keeps their passwords; null where the form has the field itself. */
  email: string | null;
  autoFocus?: boolean;
};

/** A password that is set, twice. */
export function NewPasswordFields({ form, email, autoFocus }: NewPasswordFieldsProps) {
  const { register, formState } = form;
  const { password, password_confirmation } = formState.errors;
  return (
    <>
      {email && (
        <Field label={copy.email}>
          {(control) => (
            <TextInput {...control} type="email" autoComplete="username" value={email} readOnly />
          )}
        </Field>
      )}
      <Field label={copy.newPassword} error={password?.message} hint={copy.passwordHint} required>
        {(control) => (
          <PasswordInput
            {...control}
            {...register('password')}
            autoComplete="new-password"
            autoFocus={autoFocus}
          />
        )}
      </Field>
      <Field label={copy.confirmPassword} error={password_confirmation?.message} required>
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
