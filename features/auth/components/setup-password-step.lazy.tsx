'use client';

import { EmailInput } from '#components/ui/email-input.tsx';
import { Field } from '#components/ui/field.tsx';
import { NewPasswordFields, type NewPasswords } from '#components/ui/new-password-fields.tsx';
import { PasswordInput } from '#components/ui/password-input.tsx';
import { setUpPassword } from '../api/set-up-password.ts';
import { signIn } from '../api/sign-in.ts';
import { authCopy as copy } from '../auth-copy.ts';
import type { StepOf } from '../auth-step.ts';
import { captchaToken } from '../captcha.ts';
import type { AuthFlow } from '../use-auth-flow.ts';
import { useStepForm } from '../use-step-form.lazy.ts';
import { StepLink } from './auth-links.tsx';
import { StepForm } from './step-form.tsx';

type SetupFields = NewPasswords & { email: string; current_password: string };

type SetupPasswordStepProps = { flow: AuthFlow; step: StepOf<'setup-password'> };

/** Sets a password in place of a temporary one, and signs in with it. */
export function SetupPasswordStep({ flow, step }: SetupPasswordStepProps) {
  const form = useStepForm<SetupFields>({
    flow,
    // On its page the fields may have been filled before the script ran: those stay as they are.
    defaults: {
      email: step.email || flow.typed.getState().email || undefined,
      current_password: step.currentPassword || undefined,
    },
    send: async (fields) => {
      await setUpPassword(fields);
      await signInAnew(flow, fields);
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
          <Field label={copy.temporaryPassword} error={errors.current_password?.message} required>
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
      <StepLink flow={flow} to={{ name: 'login' }} className="self-start text-sm">
        {copy.backToLogin}
      </StepLink>
    </div>
  );
}

/** The password is saved by now: where the sign-in with it fails, that is no fault of this form. */
async function signInAnew(flow: AuthFlow, { email, password }: SetupFields): Promise<void> {
  try {
    const captcha_token = await captchaToken(flow.settings.captchaSiteKey, 'login');
    await flow.finish(await signIn({ email, password, captcha_token }));
  } catch {
    flow.forgetPasswords();
    flow.go({ name: 'login', note: copy.passwordSaved });
  }
}
