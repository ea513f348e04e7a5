import { storeCodeStep, parseCodeStep, readCodeStep } from '#lib/code-step.ts';
import type { AuthStep } from './auth-step.ts';

const name = 'authStep';

/** Keeps a step that waits for a code, or the form before it, so that the tab finds it after a reload; any other one takes it away. */
export function storeStep(step: AuthStep): void {
  storeCodeStep(name, withoutSecrets(step));
}

/** Returns the step that this tab was kept at, as text; null for none. */
export function readStoredStep(): string | null {
  return readCodeStep(name);
}

/** Returns the step of a text that was kept, with the seconds that are left of its wait; null once its code is too old. */
export function parseStoredStep(text: string | null): AuthStep | null {
  return parseCodeStep<AuthStep>(text);
}

/** Contacts and tokens alone: a password or a code is nowhere but in its field. */
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
