import type { User } from '#contract/session.ts';
import { storeCodeStep, parseCodeStep, readCodeStep } from '#lib/session/code-step.ts';
import { tabStorage } from '#lib/browser/browser-storage.ts';
import type { ContactKind } from './api/contact-calls.ts';

const stepName = 'contactStep';
const openName = 'contactOpen';

/** A new contact, the token of the code sent to it, and the seconds until a resend. */
export type SentContact = { contact: string; token: string; seconds: number };

type StoredContact = SentContact & { kind: ContactKind; owner: string };

/** Stores a contact that waits for its code, to survive a reload; null clears it. */
export function storeSentContact(kind: ContactKind, user: User, sent: SentContact | null): void {
  const step: StoredContact | null = sent && { ...sent, kind, owner: user.id };
  storeCodeStep(stepName, step);
}

/** Returns the stored contact of this kind; null if none or of another client. */
export function storedSentContact(kind: ContactKind, user: User): SentContact | null {
  const step = storedContact(user);
  return step?.kind === kind ? step : null;
}

/** Stores which contact is being changed, so that a reload reopens only that; null for none. */
export function storeOpenContact(kind: ContactKind | null): void {
  tabStorage.write(openName, kind);
}

/** Returns the contact that was being changed before a reload and waits for its code; null for none. */
export function storedOpenContact(user: User): ContactKind | null {
  const kind = storedContact(user)?.kind ?? null;
  return kind === tabStorage.read(openName) ? kind : null;
}

function storedContact(user: User): StoredContact | null {
  const step = parseCodeStep<StoredContact>(readCodeStep(stepName));
  return step?.owner === user.id ? step : null;
}
