import { storeCodeStep, parseCodeStep, readCodeStep } from '#lib/session/code-step.ts';
import type { AuthStep } from './auth-step.ts';

const name = 'authStep';

/**
 * Stores a step that waits for a code, or the registration form, to survive a reload. Other steps clear the
 * storage.
 */
export function storeStep(step: AuthStep): void {
  storeCodeStep(name, withoutSecrets(step));
}

/** Returns the serialized stored step, or null. */
export function readStoredStep(): string | null {
  return readCodeStep(name);
}

/** Parses a stored step and updates its remaining wait; null if its code has expired. */
export function parseStoredStep(text: string | null): AuthStep | null {
  return parseCodeStep<AuthStep>(text);
}

/** Keeps only contacts and tokens; passwords and codes are never stored. */
function withoutSecrets(step: AuthStep): AuthStep | null {
  switch (step.name) {
    case 'recovery-code':
    case 'sms-code':
      return step;
    case 'recovery-password':
      return { name: 'recovery-code', email: step.email, seconds: 0 };
    case 'registration-form':
      return step.social ? null : step;
    case 'registration-code': {
      const data = { ...step.data, password: undefined, password_confirmation: undefined };
      // The identity token of a social account is a secret too.
      const social = step.social && { ...step.social, token: '' };
      return { ...step, data, social };
    }
    default:
      return null;
  }
}
