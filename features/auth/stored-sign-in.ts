import { tabStorage } from '#lib/browser/browser-storage.ts';
import { parseCodeStep, readNote, writeNote } from '#lib/browser/tab-note.ts';
import type { AuthStep, AuthStepName } from './auth-step.ts';

export type Typed = {
  email: string;
  phone: string;
  ofStep: Partial<Record<AuthStepName, Record<string, unknown>>>;
};

export const nothingTyped: Typed = { email: '', phone: '', ofStep: {} };

/** Registration fields to store; passwords and codes are never stored. */
const keptFields = [
  'first_name',
  'last_name',
  'email',
  'phone',
  'terms_and_conditions',
  'marketing',
];

/** Stores the typed values of this tab without secrets; clears the storage if there are none. */
export function storeTyped({ email, phone, ofStep }: Typed): void {
  const fields = Object.entries(ofStep['registration-form'] ?? {}).filter(([field]) =>
    keptFields.includes(field),
  );
  const isTyped = [email, phone, ...fields.map(([, value]) => value)].some(Boolean);
  const kept: Typed = { email, phone, ofStep: { 'registration-form': Object.fromEntries(fields) } };
  writeNote('typed:auth', isTyped ? kept : null);
}

export function storedTyped(): Typed {
  return { ...nothingTyped, ...readNote('typed:auth') };
}

/**
 * Stores a step that waits for a code, or the registration form, to survive a reload. Other steps clear the
 * storage.
 */
export function storeStep(step: AuthStep): void {
  writeNote('authStep', withoutSecrets(step));
}

/** Returns the serialized stored step, or null. */
export function readStoredStep(): string | null {
  return tabStorage.read('authStep');
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
      const social = step.social && { ...step.social, token: '' };
      return { ...step, data, social };
    }
    default:
      return null;
  }
}
