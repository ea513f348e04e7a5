import { Alert } from '#components/ui/alert.tsx';
import { Field } from '#components/ui/field.tsx';
import { NewPasswordFields, type NewPasswords } from '#components/ui/new-password-fields.tsx';
import { TextInput } from '#components/ui/text-input.tsx';
import { codeDigits } from '#contract/account-values.ts';
import { useSentCode } from '#hooks/use-sent-code.ts';
import { isApiError } from '#lib/api/api-error.ts';
import { call } from '#lib/api/call.ts';
import { useAuthMutation, useSendPasswordCode, useSignInAfterLoss } from '../api/sign-in.ts';
import { copy } from '../copy.ts';
import { storedWait } from '../stored-sign-in.ts';
import type { AuthFlow, StepProps } from '../use-auth-flow.ts';
import { BackToLogin } from './auth-links.tsx';
import { CodeStep, SendCodeStep } from './code-steps.tsx';
import { StepForm, useStepForm } from './step-form.tsx';

const requested_by = 'client';

export function RecoveryEmailStep({ flow }: { flow: AuthFlow }) {
  const sendCode = useSendPasswordCode(flow.settings);
  return (
    <SendCodeStep
      flow={flow}
      name="email"
      send={async (email) => {
        const sent = await sendCode(email);
        flow.go({ name: 'recovery-code', email, seconds: sent.seconds });
        return sent;
      }}
    />
  );
}

export function RecoveryCodeStep({ flow, step }: StepProps<'recovery-code'>) {
  const { email, problem } = step;
  const sendCode = useSendPasswordCode(flow.settings);
  const verifyCode = useAuthMutation((token: string) =>
    call('verifyPasswordCode', { body: { email, token, requested_by } }),
  );
  const code = useSentCode({
    seconds: storedWait(),
    send: async () => {
      const sent = await sendCode(email);
      flow.update({ ...step, seconds: sent.seconds });
      return sent;
    },
  });
  return (
    <CodeStep
      flow={flow}
      name="token"
      sent={`Dacă există un cont cu această adresă, am trimis un cod de ${codeDigits} cifre la`}
      contact={email}
      back={{ name: 'recovery-email' }}
      submit={copy.continue}
      send={async (token) => {
        await verifyCode(token);
        flow.go({ name: 'recovery-password', email, token });
      }}
      code={code}
      problem={problem}
    >
      <BackToLogin flow={flow} />
    </CodeStep>
  );
}

export function RecoveryPasswordStep({ flow, step }: StepProps<'recovery-password'>) {
  const { email, token } = step;
  const resetPassword = useAuthMutation((passwords: NewPasswords) =>
    call('resetPassword', { body: { email, token, ...passwords, requested_by } }),
  );
  const signInAfterLoss = useSignInAfterLoss(flow.settings);
  const form = useStepForm<NewPasswords>({
    flow,
    send: async (fields) => {
      try {
        await resetPassword(fields);
      } catch (error) {
        const user = await signInAfterLoss(error, { email, ...fields }).catch(() => null);
        if (user) return flow.finish(user);
        const problem = isApiError(error) && error.errors.token?.join(' ');
        if (!problem) throw error;
        return flow.go({ name: 'recovery-code', email, seconds: 0, problem });
      }
      flow.forgetPasswords();
      flow.go({ name: 'recovery-done' });
    },
  });
  return (
    <div className="flex flex-col gap-4">
      <StepForm flow={flow} form={form} submit={copy.savePassword} submitting={copy.saving}>
        <Field label={copy.email}>
          {(control) => (
            <TextInput {...control} type="email" autoComplete="username" value={email} readOnly />
          )}
        </Field>
        <NewPasswordFields form={form} autoFocus={flow.takesFocus} />
      </StepForm>
      <BackToLogin flow={flow} />
    </div>
  );
}

export function RecoveryDoneStep({ flow }: { flow: AuthFlow }) {
  return (
    <div className="flex flex-col items-start gap-4">
      <Alert tone="success" className="w-full">
        {copy.passwordSaved}
      </Alert>
      <BackToLogin flow={flow} autoFocus />
    </div>
  );
}
