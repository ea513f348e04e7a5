import { tabStorage } from '#lib/browser/browser-storage.ts';
import { parseCodeStep, readNote, writeNote } from '#lib/browser/tab-note.ts';
import type { AuthStep, AuthStepName } from './auth-step.ts';

export type Typed = {
  email: string;
  phone: string;
  ofStep: Partial<Record<AuthStepName, Record<string, unknown>>>;
};

export const nothingTyped: Typed = { email: '', phone: '', ofStep: {} };

/** Must not contain passwords or codes. */
const storedFields = [
  'first_name',
  'last_name',
  'email',
  'phone',
  'terms_and_conditions',
  'marketing',
];

export function storeTyped({ email, phone, ofStep }: Typed): void {
  const fields = Object.entries(ofStep['registration-form'] ?? {}).filter(([field]) =>
    storedFields.includes(field),
  );
  const isTyped = [email, phone, ...fields.map(([, value]) => value)].some(Boolean);
  const stored: Typed = {
    email,
    phone,
    ofStep: { 'registration-form': Object.fromEntries(fields) },
  };
  writeNote('typed:auth', isTyped ? stored : null);
}

export function storedTyped(): Typed {
  return { ...nothingTyped, ...readNote('typed:auth') };
}

export function storeStep(step: AuthStep): void {
  writeNote('authStep', withoutSecrets(step));
}

/** Seconds until another code can be sent. */
export function storedWait(): number {
  return parseCodeStep<{ seconds?: number }>(tabStorage.read('authStep'))?.seconds ?? 0;
}

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
