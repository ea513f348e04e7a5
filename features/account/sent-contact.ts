import type { User } from '#contract/session.ts';
import { keepForCode, keptForCode, readForCode } from '#lib/kept-code.ts';
import { readTab, writeTab } from '#lib/tab-storage.ts';
import type { ContactKind } from './api/contact-calls.ts';

const stepName = 'contactStep';
const openName = 'contactOpen';

/** A new contact that a code was sent to, the token of that code, and the seconds until another may be sent. */
export type SentContact = { contact: string; token: string; seconds: number };

type KeptContact = SentContact & { kind: ContactKind; owner: string };

/** Keeps a contact that waits for its code, so that the tab finds it after a reload; null takes it away. */
export function keepSentContact(kind: ContactKind, user: User, sent: SentContact | null): void {
  const kept: KeptContact | null = sent && { ...sent, kind, owner: user.id };
  keepForCode(stepName, kept);
}

/** Returns the contact of a kind that waits for its code in this tab; null where none does, or it is another client's. */
export function keptSentContact(kind: ContactKind, user: User): SentContact | null {
  const kept = keptContact(user);
  return kept?.kind === kind ? kept : null;
}

/** Keeps which contact is being changed, null for none: a reload opens again only what was open. */
export function keepOpenContact(kind: ContactKind | null): void {
  writeTab(openName, kind);
}

/** Returns the kind of the contact that was being changed before a reload, and waits for its code; null for none. */
export function keptOpenContact(user: User): ContactKind | null {
  const kind = keptContact(user)?.kind ?? null;
  return kind === readTab(openName) ? kind : null;
}

function keptContact(user: User): KeptContact | null {
  const kept = keptForCode<KeptContact>(readForCode(stepName));
  return kept?.owner === user.id ? kept : null;
}
