import { CaptchaScope } from '#components/captcha/captcha-scope.tsx';
import { stepCopy } from '../copy.ts';
import type { AuthFlow } from '../use-auth-flow.ts';
import { LoginStep } from './login-step.tsx';
import {
  RecoveryCodeStep,
  RecoveryDoneStep,
  RecoveryEmailStep,
  RecoveryPasswordStep,
} from './recovery-steps.tsx';
import {
  RegistrationCodeStep,
  RegistrationFormStep,
  RegistrationTypeStep,
} from './registration-steps.tsx';
import { SetupPasswordStep } from './setup-password-step.tsx';
import { SmsCodeStep, SmsPhoneStep } from './sms-steps.tsx';

export function AuthSteps({ flow }: { flow: AuthFlow }) {
  return (
    <CaptchaScope siteKey={flow.settings.captchaSiteKey} className="flex flex-col gap-6">
      <p role="status" className="sr-only">
        {flow.hasMoved && stepCopy[flow.step.name].title}
      </p>
      <Step key={flow.step.name} flow={flow} />
    </CaptchaScope>
  );
}

function Step({ flow }: { flow: AuthFlow }) {
  const { step } = flow;
  switch (step.name) {
    case 'login':
      return <LoginStep flow={flow} step={step} />;
    case 'setup-password':
      return <SetupPasswordStep flow={flow} step={step} />;
    case 'recovery-email':
      return <RecoveryEmailStep flow={flow} />;
    case 'recovery-code':
      return <RecoveryCodeStep flow={flow} step={step} />;
    case 'recovery-password':
      return <RecoveryPasswordStep flow={flow} step={step} />;
    case 'recovery-done':
      return <RecoveryDoneStep flow={flow} />;
    case 'sms-phone':
      return <SmsPhoneStep flow={flow} />;
    case 'sms-code':
      return <SmsCodeStep flow={flow} step={step} />;
    case 'registration-type':
      return <RegistrationTypeStep flow={flow} />;
    case 'registration-form':
      return <RegistrationFormStep flow={flow} step={step} />;
    case 'registration-code':
      return <RegistrationCodeStep flow={flow} step={step} />;
  }
}
