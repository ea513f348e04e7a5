import { Field } from '#components/ui/field.tsx';
import { NewPasswordFields } from '#components/ui/new-password-fields.tsx';
import { EmailInput, PasswordInput } from '#components/ui/credential-inputs.tsx';
import {
  useSetUpPassword,
  useSignIn,
  useSignInAfterLoss,
  type SetupFields,
} from '../api/sign-in.ts';
import { copy } from '../copy.ts';
import type { StepProps } from '../use-auth-flow.ts';
import { BackToLogin } from './auth-links.tsx';
import { StepForm, useStepForm } from './step-form.tsx';

export function SetupPasswordStep({ flow, step }: StepProps<'setup-password'>) {
  const setUpPassword = useSetUpPassword(flow.settings);
  const signIn = useSignIn(flow.settings);
  const signInAfterLoss = useSignInAfterLoss(flow.settings);
  const form = useStepForm<SetupFields>({
    flow,
    // '' would replace a value typed before hydration.
    defaults: {
      email: step.email || flow.typed.getState().email || undefined,
      current_password: step.currentPassword || undefined,
    },
    send: async (fields) => {
      try {
        await setUpPassword(fields);
      } catch (error) {
        return flow.finish(await signInAfterLoss(error, fields));
      }
      try {
        await flow.finish(await signIn(fields));
      } catch {
        // A failed sign-in is no error of this form, because the password is saved.
        flow.forgetPasswords();
        flow.go({ name: 'login', note: copy.passwordSaved });
      }
    },
  });
  const { errors } = form.formState;
  const comesFromLogin = step.currentPassword !== '';
  const asksTemporary = !comesFromLogin || errors.current_password || errors.email;
  return (
    <div className="flex flex-col gap-4">
      <StepForm flow={flow} form={form} submit={copy.savePassword} submitting={copy.saving}>
        <Field label={copy.email} error={errors.email?.message} required>
          {(control) => (
            <EmailInput
              {...control}
              {...form.register('email')}
              readOnly={comesFromLogin}
              autoFocus={flow.takesFocus && !comesFromLogin}
            />
          )}
        </Field>
        {asksTemporary && (
          <Field label="Parola temporară" error={errors.current_password?.message} required>
            {(control) => (
              <PasswordInput
                {...control}
                {...form.register('current_password')}
                autoComplete="current-password"
              />
            )}
          </Field>
        )}
        <NewPasswordFields form={form} autoFocus={comesFromLogin} />
      </StepForm>
      <BackToLogin flow={flow} />
    </div>
  );
}
