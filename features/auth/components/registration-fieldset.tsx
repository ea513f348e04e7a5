import type { UseFormReturn } from 'react-hook-form';
import { NewTabAnchor } from '#components/layout/new-tab.tsx';
import { Checkbox } from '#components/ui/checkbox.tsx';
import { Field } from '#components/ui/field.tsx';
import { NewPasswordFields } from '#components/ui/new-password-fields.tsx';
import { TextInput } from '#components/ui/text-input.tsx';
import { EmailInput } from '#components/ui/credential-inputs.tsx';
import type { SocialLoginBody } from '#contract/session.ts';
import { copy } from '../copy.ts';
import type { RegistrationFields } from '../api/registration.ts';

type RegistrationFieldsetProps = {
  form: Pick<UseFormReturn<RegistrationFields>, 'register' | 'formState'>;
  social: SocialLoginBody | null;
  lockedEmail: string | null;
  autoFocus: boolean;
};

export function RegistrationFieldset(props: RegistrationFieldsetProps) {
  const { form, social, lockedEmail, autoFocus } = props;
  const { register } = form;
  const { errors } = form.formState;
  return (
    <>
      <Field label="Prenume" error={errors.first_name?.message} required>
        {(control) => (
          <TextInput
            {...control}
            {...register('first_name')}
            autoComplete="given-name"
            autoFocus={autoFocus}
          />
        )}
      </Field>
      <Field label="Nume" error={errors.last_name?.message} required>
        {(control) => (
          <TextInput {...control} {...register('last_name')} autoComplete="family-name" />
        )}
      </Field>
      <Field
        label={copy.email}
        error={errors.email?.message}
        hint={lockedEmail && 'Adresa primită de la Apple'}
        required
      >
        {(control) => (
          <EmailInput
            {...control}
            {...(lockedEmail ? { value: lockedEmail, disabled: true } : register('email'))}
            // Password managers save the password with the field `username`.
            autoComplete={social ? 'email' : 'username'}
          />
        )}
      </Field>
      <Field
        label={copy.phone}
        error={errors.phone?.message}
        hint="Un număr de mobil din România, la care îți trimitem codul"
        required
      >
        {(control) => (
          <TextInput {...control} {...register('phone')} type="tel" autoComplete="tel" />
        )}
      </Field>
      {!social && <NewPasswordFields form={form} label={copy.password} />}
      <Agreements form={form} />
    </>
  );
}

const legalLink = 'font-semibold text-brand underline';

/** A component, to register its fields last; the first registered invalid one gets the focus. */
function Agreements({ form }: Pick<RegistrationFieldsetProps, 'form'>) {
  return (
    <div className="flex flex-col">
      <Checkbox
        {...form.register('terms_and_conditions')}
        aria-required
        error={form.formState.errors.terms_and_conditions?.message}
        label={
          <>
            Accept{' '}
            <NewTabAnchor href="/terms-and-conditions" className={legalLink}>
              Termenii și condițiile
            </NewTabAnchor>{' '}
            și am citit{' '}
            <NewTabAnchor href="/privacy-policy" className={legalLink}>
              Politica de confidențialitate
            </NewTabAnchor>
          </>
        }
      />
      <Checkbox
        {...form.register('marketing')}
        label="Vreau oferte și noutăți pe e-mail (opțional)"
      />
    </div>
  );
}
