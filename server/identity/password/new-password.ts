import { readFileSync } from 'node:fs';
import { invalidField } from '#server/app-error.ts';
import type { Tx } from '#server/deps.ts';
import { addressee, type Message } from '#server/messages/message.ts';
import { updateUserOfEpoch, type UserRow } from '../users/repository.ts';

const lines = readFileSync(new URL('common-passwords.txt', import.meta.url), 'utf8').split('\n');
const commonPasswords = new Set(lines.filter((line) => line !== '' && !line.startsWith('#')));

export function requireUncommonPassword(password: string): void {
  if (!commonPasswords.has(password.normalize('NFC').toLowerCase())) return;
  throw invalidField(
    'password',
    'Parola este prea ușor de ghicit: o folosește multă lume. Alege trei cuvinte fără legătură între ele, de exemplu „ploaie mac tramvai”.',
  );
}

type NewPassword = { password_hash: string } & Partial<
  Pick<UserRow, 'email_verified_at' | 'phone' | 'feed_key' | 'marketing_accepted_at'>
>;

export function setPassword(
  tx: Tx,
  user: Pick<UserRow, 'id' | 'pwd_epoch'>,
  password: NewPassword,
): Promise<UserRow | null> {
  return updateUserOfEpoch(tx, user, { ...password, password_is_temporary: false });
}

export function passwordChanged(user: UserRow, alone = false): Message {
  return {
    template: 'password_changed',
    channel: 'mail',
    ...addressee(user),
    ...(alone && { alone }),
  };
}
