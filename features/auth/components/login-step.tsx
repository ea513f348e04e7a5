import { Alert } from '#components/ui/alert.tsx';
import { Button } from '#components/ui/button.tsx';
import { Field } from '#components/ui/field.tsx';
import { EmailInput, PasswordInput } from '#components/ui/credential-inputs.tsx';
import type { SocialLoginBody } from '#contract/session.ts';
import { isApiError } from '#lib/api/api-error.ts';
import { call } from '#lib/api/call.ts';
import { useAuthMutation, useSignIn } from '../api/sign-in.ts';
import { copy } from '../copy.ts';
import type { StepProps } from '../use-auth-flow.ts';
import { PageLink, StepLink } from './auth-links.tsx';
import { SocialPart } from './social-part.tsx';
import { StepForm, useStepForm } from './step-form.tsx';

export function LoginStep({ flow, step }: StepProps<'login'>) {
  const { email } = flow.typed.getState();
  const signIn = useSignIn(flow.settings);
  const socialSignIn = useAuthMutation(async (body: SocialLoginBody) => {
    await call('csrfCookie');
    return (await call('loginSocial', { body })).data;
  });
  const form = useStepForm<{ email: string; password: string }>({
    flow,
    // '' would replace a value typed before hydration.
    defaults: { email: email || undefined },
    send: async (fields) => {
      try {
        await flow.finish(await signIn(fields));
      } catch (error) {
        if (!isApiError(error, 'validation_failed') || !error.errors.setup_password) throw error;
        flow.go({
          name: 'setup-password',
          email: fields.email,
          currentPassword: fields.password,
        });
      }
    },
  });
  const { errors } = form.formState;
  return (
    <div className="flex flex-col gap-5">
      {step.note && <Alert tone="success">{step.note}</Alert>}
      <PageLink flow={flow} question="Nu ai cont?" path="/register">
        {copy.register}
      </PageLink>
      <StepForm flow={flow} form={form} submit={copy.login}>
        <Field label={copy.email} error={errors.email?.message} required>
          {(control) => (
            <EmailInput {...control} {...form.register('email')} autoFocus={flow.takesFocus} />
          )}
        </Field>
        <Field label={copy.password} error={errors.password?.message} required>
          {(control) => (
            <PasswordInput
              {...control}
              {...form.register('password')}
              autoComplete="current-password"
            />
          )}
        </Field>
        <StepLink flow={flow} to={{ name: 'recovery-email' }} className="-my-2 self-start text-sm">
          Ai uitat parola?
        </StepLink>
      </StepForm>
      <p className="flex items-center gap-3 text-sm text-muted before:h-px before:flex-1 before:bg-line after:h-px after:flex-1 after:bg-line">
        sau
      </p>
      <SocialPart
        settings={flow.settings}
        onProfile={async (profile) => flow.finish(await socialSignIn(profile))}
      >
        {flow.settings.hasSms && (
          <Button variant="secondary" full onClick={() => flow.go({ name: 'sms-phone' })}>
            Autentificare prin SMS
          </Button>
        )}
      </SocialPart>
    </div>
  );
}
