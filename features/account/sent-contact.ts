import type { User } from '#contract/session.ts';
import { parseCodeStep, writeNote } from '#lib/browser/tab-note.ts';
import { tabStorage } from '#lib/browser/browser-storage.ts';
import type { ContactKind } from './api/contact-calls.ts';

/** A new contact, the token of the code sent to it, and the seconds until a resend. */
export type SentContact = { contact: string; token: string; seconds: number };

type StoredContact = SentContact & { kind: ContactKind; owner: string };

/** Stores a contact that waits for its code, to survive a reload; null clears it. */
export function storeSentContact(kind: ContactKind, user: User, sent: SentContact | null): void {
  const step: StoredContact | null = sent && { ...sent, kind, owner: user.id };
  writeNote('contactStep', step);
}

/** Returns the stored contact of this kind; null if none or of another client. */
export function storedSentContact(kind: ContactKind, user: User): SentContact | null {
  const step = storedContact(user);
  return step?.kind === kind ? step : null;
}

/** Stores which contact is being changed, so that a reload reopens only that; null for none. */
export function storeOpenContact(kind: ContactKind | null): void {
  tabStorage.write('contactOpen', kind);
}

/** Returns the contact that was being changed before a reload and waits for its code; null for none. */
export function storedOpenContact(user: User): ContactKind | null {
  const kind = storedContact(user)?.kind ?? null;
  return kind === tabStorage.read('contactOpen') ? kind : null;
}

function storedContact(user: User): StoredContact | null {
  const step = parseCodeStep<StoredContact>(tabStorage.read('contactStep'));
  return step?.owner === user.id ? step : null;
}
