'use client';

import { NewTabWords } from '#components/layout/new-tab-words.tsx';
import { authCopy as copy, stepCopy } from '../auth-copy.ts';
import { loadCaptcha } from '../captcha.ts';
import type { AuthFlow } from '../use-auth-flow.ts';
import { LoginStep } from './login-step.lazy.tsx';
import {
  RecoveryCodeStep,
  RecoveryDoneStep,
  RecoveryEmailStep,
  RecoveryPasswordStep,
} from './recovery-steps.lazy.tsx';
import {
  RegistrationCodeStep,
  RegistrationFormStep,
  RegistrationTypeStep,
} from './registration-steps.lazy.tsx';
import { SetupPasswordStep } from './setup-password-step.lazy.tsx';
import { SmsCodeStep, SmsPhoneStep } from './sms-steps.lazy.tsx';

/** The step that a sign-in is at, below a heading that its owner shows. */
export function AuthSteps({ flow }: { flow: AuthFlow }) {
  const { captchaSiteKey } = flow.settings;
  return (
    <div
      className="flex flex-col gap-6"
      // The captcha comes when somebody begins to fill in, not with the page.
      onFocus={captchaSiteKey ? () => void loadCaptcha(captchaSiteKey).catch(() => {}) : undefined}
    >
      <p role="status" className="sr-only">
        {flow.hasMoved && stepCopy[flow.step.name].title}
      </p>
      <Step key={flow.step.name} flow={flow} />
      {captchaSiteKey && <CaptchaNote />}
    </div>
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

/** What Google asks for where the badge of its captcha is hidden. */
function CaptchaNote() {
  const { before, privacy, and, terms, after } = copy.captcha;
  return (
    <p className="text-xs text-muted">
      <style href="captcha-badge" precedence="low">
        {'.grecaptcha-badge{visibility:hidden}'}
      </style>
      {before}
      <GoogleLink href="https://policies.google.com/privacy">{privacy}</GoogleLink>
      {and}
      <GoogleLink href="https://policies.google.com/terms">{terms}</GoogleLink>
      {after}
    </p>
  );
}

function GoogleLink({ href, children }: { href: string; children: string }) {
  return (
    <a href={href} target="_blank" rel="noopener" className="underline">
      {children}
      <NewTabWords />
    </a>
  );
}
