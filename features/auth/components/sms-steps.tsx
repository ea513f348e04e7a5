import { codeDigits } from '#contract/account-values.ts';
import { withoutSpaces } from '#domain/words/contact-labels.ts';
import { useSentCode } from '#hooks/use-sent-code.ts';
import { secondsToWait } from '#lib/api/api-error.ts';
import { call } from '#lib/api/call.ts';
import { useAuthMutation, useSendLoginSms } from '../api/sign-in.ts';
import { copy } from '../copy.ts';
import { storedWait } from '../stored-sign-in.ts';
import type { AuthFlow, StepProps } from '../use-auth-flow.ts';
import { CodeStep, SendCodeStep } from './code-steps.tsx';

export function SmsPhoneStep({ flow }: { flow: AuthFlow }) {
  const sendSms = useSendLoginSms(flow.settings);
  return (
    <SendCodeStep
      flow={flow}
      name="phone"
      send={async (phone) => {
        const sent = await sendSms(phone);
        flow.go({ name: 'sms-code', phone, token: sent.token, seconds: sent.seconds });
        return sent;
      }}
    />
  );
}

export function SmsCodeStep({ flow, step }: StepProps<'sms-code'>) {
  const { phone, token } = step;
  const sendSms = useSendLoginSms(flow.settings);
  const signIn = useAuthMutation(async (confirmation_code: string) => {
    await call('csrfCookie');
    const body = { phone: withoutSpaces(phone), token, confirmation_code };
    return (await call('confirmLoginSms', { body })).data;
  });
  const code = useSentCode({
    seconds: storedWait(),
    send: async () => {
      const sent = await sendSms(phone);
      flow.update({ ...step, token: sent.token, seconds: sent.seconds });
      return sent;
    },
  });
  return (
    <CodeStep
      flow={flow}
      name="confirmation_code"
      sent={`Dacă există un cont cu acest număr, am trimis un cod de ${codeDigits} cifre prin SMS la`}
      contact={phone}
      back={{ name: 'sms-phone' }}
      submit={copy.login}
      send={async (confirmation_code) => {
        try {
          await flow.finish(await signIn(confirmation_code));
        } catch (error) {
          const seconds = secondsToWait(error);
          if (seconds > 0) code.wait(seconds);
          throw error;
        }
      }}
      code={code}
      bySms
    />
  );
}
