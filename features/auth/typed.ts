import { tabStorage } from '#lib/browser/browser-storage.ts';
import { draftLifeMs, parseNote, writeNote } from '#lib/browser/tab-note.ts';
import type { AuthStepName } from './auth-step.ts';

/** Typed values: contacts are shared by all steps, other values belong to their step. */
export type Typed = {
  email: string;
  phone: string;
  ofStep: Partial<Record<AuthStepName, Record<string, unknown>>>;
};

export const nothingTyped: Typed = { email: '', phone: '', ofStep: {} };

const key = 'typed:auth';
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
  writeNote(key, isTyped ? kept : null);
}

/** Returns the values typed in this tab before a reload. */
export function storedTyped(): Typed {
  const note = parseNote(tabStorage.read(key), draftLifeMs);
  return { ...nothingTyped, ...note?.value };
}
