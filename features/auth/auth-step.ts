import type { SocialLoginBody } from '#contract/social-login.ts';
import type { RegistrationData } from './registration-data.ts';

/** Where a visitor is on the way into the account, with what the step needs of those before it. */
export type AuthStep =
  /** `note` says what was done before, where it is not plain. */
  | { name: 'login'; note?: string }
  /** After a login that asked for it; both are empty where the visitor came by the page's address. */
  | { name: 'setup-password'; email: string; currentPassword: string }
  | { name: 'recovery-email' }
  /** `problem` is what the api said of the code at a later step. */
  | { name: 'recovery-code'; email: string; seconds: number; problem?: string }
  | { name: 'recovery-password'; email: string; code: string }
  | { name: 'recovery-done' }
  | { name: 'sms-phone' }
  /** `phone` as it was typed. */
  | { name: 'sms-code'; phone: string; token: string; seconds: number }
  | { name: 'registration-type' }
  | { name: 'registration-form'; social: SocialLoginBody | null }
  | {
      name: 'registration-code';
      data: RegistrationData;
      social: SocialLoginBody | null;
      token: string;
    };

export type AuthStepName = AuthStep['name'];
/** The step of a name. */
export type StepOf<N extends AuthStepName> = Extract<AuthStep, { name: N }>;

/** Returns the step that Back leads to; null where it leads away from the sign-in. */
export function stepBefore(step: AuthStep): AuthStep | null {
  switch (step.name) {
    case 'login':
      return null;
    case 'recovery-code':
    case 'recovery-password':
      return { name: 'recovery-email' };
    case 'sms-code':
      return { name: 'sms-phone' };
    case 'registration-form':
      return { name: 'registration-type' };
    case 'registration-code':
      return { name: 'registration-form', social: step.social };
    default:
      return { name: 'login' };
  }
}

/** The steps that have a page of their own. */
export const firstSteps = {
  login: { name: 'login' },
  register: { name: 'registration-type' },
  'setup-password': { name: 'setup-password', email: '', currentPassword: '' },
} satisfies Record<string, AuthStep>;
