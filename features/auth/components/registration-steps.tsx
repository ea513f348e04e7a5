import { leavePageNote } from '#components/layout/page-note.tsx';
import { Button } from '#components/ui/button.tsx';
import { CodeWait } from '#components/ui/resend-code.tsx';
import { codeDigits } from '#contract/account-values.ts';
import type { SocialLoginBody } from '#contract/session.ts';
import { useCountdown } from '#hooks/use-countdown.ts';
import { useSentCode } from '#hooks/use-sent-code.ts';
import { isApiError, secondsToWait } from '#lib/api/api-error.ts';
import { showToast } from '#lib/browser/show-toast.ts';
import { logOutOfFacebook } from '../api/facebook-profile.ts';
import {
  forgetResendWait,
  rememberResendWait,
  resendWait,
  useRegisterClient,
  useRegisterTemporarily,
  type RegistrationFields,
} from '../api/registration.ts';
import { useSignInAfterLoss } from '../api/sign-in.ts';
import { copy } from '../copy.ts';
import type { AuthStep } from '../auth-step.ts';
import type { AuthFlow, StepProps } from '../use-auth-flow.ts';
import { PageLink, StepLink } from './auth-links.tsx';
import { CodeStep } from './code-steps.tsx';
import { RegistrationFieldset } from './registration-fieldset.tsx';
import { SocialPart } from './social-part.tsx';
import { StepForm, useStepForm } from './step-form.tsx';

const registered = 'Contul tău a fost creat. Bine ai venit!';

export function RegistrationTypeStep({ flow }: { flow: AuthFlow }) {
  return (
    <div className="flex flex-col gap-5">
      <SocialPart
        settings={flow.settings}
        onProfile={(social) => flow.go({ name: 'registration-form', social })}
      >
        <Button
          full
          size="large"
          autoFocus={flow.takesFocus}
          data-autofocus={flow.takesFocus || undefined}
          onClick={() => flow.go({ name: 'registration-form', social: null })}
        >
          Continuă cu e-mail
        </Button>
      </SocialPart>
      <PageLink flow={flow} question="Ai deja cont?" path="/login">
        Autentifică-te
      </PageLink>
    </div>
  );
}

export function RegistrationFormStep({ flow, step }: StepProps<'registration-form'>) {
  const { social } = step;
  const { left, start } = useCountdown(resendWait());
  const register = useRegisterTemporarily(flow.settings);
  const typed = flow.typed.getState();
  const lockedEmail = (social?.social === 'apple' && social.email) || null;
  const form = useStepForm<RegistrationFields>({
    flow,
    defaults: {
      email: lockedEmail ?? (typed.email || (social?.email ?? '')),
      phone: typed.phone,
      ...(social && !typed.ofStep['registration-form'] && namesOf(social)),
      // Drops passwords, because a social registration cannot show their errors.
      ...(social && { password: undefined, password_confirmation: undefined }),
    },
    send: async (data) => {
      try {
        const sent = await register({ data, social });
        flow.go({ name: 'registration-code', data, social, token: sent.data });
      } catch (error) {
        const wait = secondsToWait(error);
        if (wait > 0) rememberResendWait(wait);
        start(wait);
        throw error;
      }
    },
  });
  return (
    <div className="flex flex-col gap-4">
      <StepForm flow={flow} form={form} submit={copy.continue} submitting={copy.sending}>
        <RegistrationFieldset
          form={form}
          social={social}
          lockedEmail={lockedEmail}
          autoFocus={flow.takesFocus}
        />
        {left > 0 && !form.formState.errors.phone && (
          <p className="-mb-3 text-sm text-muted">Ai cerut deja un cod.</p>
        )}
        <CodeWait left={left} />
      </StepForm>
      <StepLink flow={flow} to={{ name: 'registration-type' }} className="self-start text-sm">
        Alege altă variantă
      </StepLink>
    </div>
  );
}

function namesOf({ first_name, last_name }: SocialLoginBody) {
  return { first_name: first_name ?? '', last_name: last_name ?? '' };
}

export function RegistrationCodeStep({ flow, step }: StepProps<'registration-code'>) {
  const { data, social, token } = step;
  const register = useRegisterTemporarily(flow.settings);
  const confirm = useRegisterClient();
  const signInAfterLoss = useSignInAfterLoss(flow.settings);
  // A reload loses the identity token, which the registration form needs.
  const formStep: AuthStep =
    social && !social.token ? { name: 'registration-type' } : { name: 'registration-form', social };
  const code = useSentCode({
    seconds: resendWait(),
    send: async () => {
      try {
        const sent = await register({ data, social, temporaryToken: token });
        flow.update({ ...step, token: sent.data });
        return sent;
      } catch (error) {
        forgetResendWait();
        // A reload lost the password, and the api no longer has the temporary registration.
        if (data.password === undefined && isApiError(error) && error.errors.password)
          flow.go(formStep);
        throw error;
      }
    },
  });
  return (
    <CodeStep
      flow={flow}
      name="confirmation_code"
      sent={`Am trimis un cod de ${codeDigits} cifre prin SMS la`}
      contact={data.phone}
      back={formStep}
      submit={copy.register}
      send={async (confirmation_code) => {
        const user = await confirm({ data, social, token, confirmation_code }).catch(
          (error: unknown) => signInAfterLoss(error, data),
        );
        forgetResendWait();
        void logOutOfFacebook();
        // Loading `redirectTo` would remove a toast.
        if (flow.redirectTo === null) void showToast(registered);
        else leavePageNote(registered);
        await flow.finish(user);
      }}
      code={code}
      bySms
    />
  );
}
