'use client';

import { CodeWait } from '#components/ui/resend-code.tsx';
import { Field } from '#components/ui/field.tsx';
import { TextInput } from '#components/ui/text-input.tsx';
import { useCountdown } from '#hooks/use-countdown.ts';
import { useSentCode } from '#hooks/use-sent-code.ts';
import { secondsToWait } from '#lib/api/api-error.ts';
import { useSendLoginSms, useSmsSignIn } from '../api/sign-in.ts';
import { copy } from '../copy.ts';
import type { StepOf } from '../auth-step.ts';
import type { AuthFlow } from '../use-auth-flow.ts';
import { useStepForm } from '../use-step-form.ts';
import { StepLink } from './auth-links.tsx';
import { CodeForm, AnotherCode, SentTo } from './code-form.tsx';
import { StepForm } from './step-form.tsx';
import { codeDigits } from '#contract/account-values.ts';

export function SmsPhoneStep({ flow }: { flow: AuthFlow }) {
  const { left, start } = useCountdown();
  const sendSms = useSendLoginSms(flow.settings);
  const form = useStepForm<{ phone: string }>({
    flow,
    defaults: { phone: flow.typed.getState().phone },
    send: async ({ phone }) => {
      try {
        const { token, seconds } = await sendSms.mutateAsync(phone);
        flow.go({ name: 'sms-code', phone, token, seconds });
      } catch (error) {
        start(secondsToWait(error));
        throw error;
      }
    },
  });
  return (
    <div className="flex flex-col gap-4">
      <StepForm
        flow={flow}
        form={form}
        submit={copy.sendCode}
        submitting={copy.sending}
        disabled={left > 0}
      >
        <Field label={copy.phone} error={form.formState.errors.phone?.message} required>
          {(control) => (
            <TextInput
              {...control}
              // Another phone needs no wait.
              {...form.register('phone', { onChange: () => start(0) })}
              type="tel"
              autoComplete="tel"
              autoFocus={flow.takesFocus}
            />
          )}
        </Field>
        <CodeWait left={left} />
      </StepForm>
      <StepLink flow={flow} to={{ name: 'login' }} className="self-start text-sm">
        {copy.backToLogin}
      </StepLink>
    </div>
  );
}

export function SmsCodeStep({ flow, step }: { flow: AuthFlow; step: StepOf<'sms-code'> }) {
  const { phone, token } = step;
  const sendSms = useSendLoginSms(flow.settings);
  const signIn = useSmsSignIn();
  const code = useSentCode({
    seconds: step.seconds,
    send: async () => {
      const sent = await sendSms.mutateAsync(phone);
      flow.update({ ...step, token: sent.token, seconds: sent.seconds });
      return sent;
    },
  });
  const form = useStepForm<{ confirmation_code: string }>({
    flow,
    defaults: { confirmation_code: '' },
    send: async ({ confirmation_code }) => {
      try {
        await flow.finish(await signIn.mutateAsync({ phone, token, confirmation_code }));
      } catch (error) {
        const seconds = secondsToWait(error);
        if (seconds > 0) code.wait(seconds);
        throw error;
      }
    },
  });
  return (
    <div className="flex flex-col gap-4">
      <SentTo
        flow={flow}
        sent={`Dacă există un cont cu acest număr, am trimis un cod de ${codeDigits} cifre prin SMS la`}
        contact={phone}
        back={{ name: 'sms-phone' }}
      />
      <CodeForm flow={flow} form={form} name="confirmation_code" submit={copy.login} />
      <AnotherCode flow={flow} code={code} />
    </div>
  );
}
