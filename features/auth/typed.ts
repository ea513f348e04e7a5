import { tabStorage } from '#lib/browser-storage.ts';
import { draftLifeMs, parseNote, writeNote } from '#lib/tab-note.ts';
import type { AuthStepName } from './auth-step.ts';

/** What was typed, so that nobody types it twice: the contacts for every step, all else for the step that it is of. */
export type Typed = {
  email: string;
  phone: string;
  ofStep: Partial<Record<AuthStepName, Record<string, unknown>>>;
};

export const nothingTyped: Typed = { email: '', phone: '', ofStep: {} };

const key = 'typed:auth';
/** Of the registration; a password or a code is nowhere but in its field. */
const keptFields = [
  'first_name',
  'last_name',
  'email',
  'phone',
  'terms_and_conditions',
  'marketing',
];

/** Keeps what was typed and is no secret for this tab; takes it away where nothing was. */
export function storeTyped({ email, phone, ofStep }: Typed): void {
  const fields = Object.entries(ofStep['registration-form'] ?? {}).filter(([field]) =>
    keptFields.includes(field),
  );
  const isTyped = [email, phone, ...fields.map(([, value]) => value)].some(Boolean);
  const kept: Typed = { email, phone, ofStep: { 'registration-form': Object.fromEntries(fields) } };
  writeNote(key, isTyped ? kept : null);
}

/** Returns what was typed in this tab before the page was loaded anew. */
export function storedTyped(): Typed {
  const note = parseNote(tabStorage.read(key), draftLifeMs);
  return { ...nothingTyped, ...note?.value };
}
