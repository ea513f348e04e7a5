import type { User } from '#contract/session.ts';
import { parseCodeStep, writeNote } from '#lib/browser/tab-note.ts';
import { tabStorage } from '#lib/browser/browser-storage.ts';

export type ContactKind = 'email' | 'phone';

export type SentContact = { contact: string; token: string; seconds: number };

type StoredContact = SentContact & { kind: ContactKind; owner: string };

export function storeSentContact(kind: ContactKind, user: User, sent: SentContact | null): void {
  const step: StoredContact | null = sent && { ...sent, kind, owner: user.id };
  writeNote('contactStep', step);
}

export function storedSentContact(kind: ContactKind, user: User): SentContact | null {
  const step = storedContact(user);
  return step?.kind === kind ? step : null;
}

/** After a reload, the form of `kind` reopens if it waits for a code. */
export function storeOpenContact(kind: ContactKind | null): void {
  tabStorage.write('contactOpen', kind);
}

export function storedOpenContact(user: User): ContactKind | null {
  const kind = storedContact(user)?.kind ?? null;
  return kind === tabStorage.read('contactOpen') ? kind : null;
}

function storedContact(user: User): StoredContact | null {
  const step = parseCodeStep<StoredContact>(tabStorage.read('contactStep'));
  return step?.owner === user.id ? step : null;
}
