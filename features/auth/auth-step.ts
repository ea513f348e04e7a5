import type { SocialLoginBody } from '#contract/session.ts';
import type { RegistrationFields } from './api/registration.ts';

export type AuthStep =
  | { name: 'login'; note?: string }
  | { name: 'setup-password'; email: string; currentPassword: string }
  | { name: 'recovery-email' }
  | { name: 'recovery-code'; email: string; seconds: number; problem?: string }
  | { name: 'recovery-password'; email: string; token: string }
  | { name: 'recovery-done' }
  | { name: 'sms-phone' }
  /** `phone` is as typed. */
  | { name: 'sms-code'; phone: string; token: string; seconds: number }
  | { name: 'registration-type' }
  | { name: 'registration-form'; social: SocialLoginBody | null }
  | {
      name: 'registration-code';
      data: RegistrationFields;
      social: SocialLoginBody | null;
      token: string;
    };

export type AuthStepName = AuthStep['name'];

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

export const firstSteps = {
  login: { name: 'login' },
  register: { name: 'registration-type' },
  'setup-password': { name: 'setup-password', email: '', currentPassword: '' },
} satisfies Record<string, AuthStep>;
