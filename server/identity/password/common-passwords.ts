import { readFileSync } from 'node:fs';
import { invalidField } from '#server/app-error.ts';

const lines = readFileSync(new URL('common-passwords.txt', import.meta.url), 'utf8').split('\n');
const commonPasswords = new Set(lines.filter((line) => line !== '' && !line.startsWith('#')));

/** Throws 422 on `password` for a common password, ignoring case. */
export function requireUncommonPassword(password: string): void {
  if (!commonPasswords.has(password.normalize('NFC').toLowerCase())) return;
  throw invalidField('password', 'Parola este prea ușor de ghicit. Alege alta, mai lungă.');
}
