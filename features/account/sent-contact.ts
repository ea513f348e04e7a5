import type { User } from '#contract/session.ts';
import { storeCodeStep, parseCodeStep, readCodeStep } from '#lib/code-step.ts';
import { tabStorage } from '#lib/browser-storage.ts';
import type { ContactKind } from './api/contact-calls.ts';

const stepName = 'contactStep';
const openName = 'contactOpen';

/** A new contact that a code was sent to, the token of that code, and the seconds until another may be sent. */
export type SentContact = { contact: string; token: string; seconds: number };

type StoredContact = SentContact & { kind: ContactKind; owner: string };

/** Keeps a contact that waits for its code, so that the tab finds it after a reload; null takes it away. */
export function storeSentContact(kind: ContactKind, user: User, sent: SentContact | null): void {
  const step: StoredContact | null = sent && { ...sent, kind, owner: user.id };
  storeCodeStep(stepName, step);
}

/** Returns the contact of a kind that waits for its code in this tab; null where none does, or it is another client's. */
export function storedSentContact(kind: ContactKind, user: User): SentContact | null {
  const step = storedContact(user);
  return step?.kind === kind ? step : null;
}

/** Keeps which contact is being changed, null for none: a reload opens again only what was open. */
export function storeOpenContact(kind: ContactKind | null): void {
  tabStorage.write(openName, kind);
}

/** Returns the kind of the contact that was being changed before a reload, and waits for its code; null for none. */
export function storedOpenContact(user: User): ContactKind | null {
  const kind = storedContact(user)?.kind ?? null;
  return kind === tabStorage.read(openName) ? kind : null;
}

function storedContact(user: User): StoredContact | null {
  const step = parseCodeStep<StoredContact>(readCodeStep(stepName));
  return step?.owner === user.id ? step : null;
}
