import type { ComponentType } from 'react';
import { CaptchaScope } from '#components/captcha/captcha-scope.tsx';
import type { AuthStep, AuthStepName } from '../auth-step.ts';
import { stepCopy } from '../copy.ts';
import type { AuthFlow, StepProps } from '../use-auth-flow.ts';
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

const steps: { [N in AuthStepName]: ComponentType<StepProps<N>> } = {
  login: LoginStep,
  'setup-password': SetupPasswordStep,
  'recovery-email': RecoveryEmailStep,
  'recovery-code': RecoveryCodeStep,
  'recovery-password': RecoveryPasswordStep,
  'recovery-done': RecoveryDoneStep,
  'sms-phone': SmsPhoneStep,
  'sms-code': SmsCodeStep,
  'registration-type': RegistrationTypeStep,
  'registration-form': RegistrationFormStep,
  'registration-code': RegistrationCodeStep,
};

export function AuthSteps({ flow }: { flow: AuthFlow }) {
  const { step } = flow;
  const Step = steps[step.name] as ComponentType<{ flow: AuthFlow; step: AuthStep }>;
  return (
    <CaptchaScope siteKey={flow.settings.captchaSiteKey} className="flex flex-col gap-6">
      <p role="status" className="sr-only">
        {flow.hasMoved && stepCopy[step.name].title}
      </p>
      <Step flow={flow} step={step} />
    </CaptchaScope>
  );
}
