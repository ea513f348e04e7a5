import type { z } from 'zod';
import type { registrationForm } from '#contract/registration.ts';
import { requiredField } from '#contract/rule-words.ts';
import { limitKeyOf } from '#domain/network/remote-address.ts';
import { AppError, invalidField } from '#server/app-error.ts';
import { issueCode, requireSend, type IssuedCode } from '../codes/issue-code.ts';
import { findForm } from '../codes/repository.ts';
import { inTransaction } from '#server/db/transaction.ts';
import type { Deps } from '#server/deps.ts';
import { limits } from '#server/limits/limits.ts';
import { countAttempt } from '#server/limits/repository.ts';
import { multiplied, requireRoom, waitOn } from '#server/limits/take-limit.ts';
import { requireUncommonPassword } from '../password/common-passwords.ts';
import { foldEmail } from '../session/login.ts';
import { hashPassword } from '../session/password.ts';
import { networkNames, type Identity } from '../social/identity.ts';
import { findUserOfIdentity, hashOfToken } from '../social/repository.ts';
import { verifyIdentity } from '../social/verify-identity.ts';
import type { TakenWords } from '../users/refuse-taken.ts';
import { findTakenContacts } from '../users/repository.ts';
import { pendingRegistration, type PendingRegistration } from './pending-registration.ts';

type RegistrationForm = z.output<typeof registrationForm>;

/** Messages for contacts that already have an account. */
export const takenWords: TakenWords = {
  email: 'Există deja un cont cu acest e-mail. Autentifică-te sau folosește alt e-mail.',
  phone: 'Există deja un cont cu acest număr. Autentifică-te prin SMS sau folosește alt număr.',
};

/**
 * Stores a registration form with a hashed password, and sends a code to its phone; the token links both.
 * Throws 422 on contacts that already have an account; on `password` if it is common, or missing and not
 * stored earlier; on `token` if the network refuses it; on `phone` while the last code is too recent; 429
 * beyond the limits.
 */
export async function registerTemporarily(
  deps: Deps,
  body: RegistrationForm,
  ip: string,
): Promise<IssuedCode> {
  const { first_name, last_name, email, phone, password, marketing = false } = body;
  const byEmail = body.register_method === 'email';
  const earlier = await findEarlier(deps, body);
  const storedHash = password === undefined ? (earlier?.password_hash ?? null) : null;
  if (byEmail && storedHash === null) {
    if (password === undefined) throw invalidField('password', requiredField('password'));
    requireUncommonPassword(password);
  }
  await requireFreeContacts(deps, body, ip);
  const request = {
    purpose: 'registration',
    contact: phone,
    userId: null,
    field: 'phone',
    ip,
  } as const;
  await requireSend(deps, request);
  const identity = await proveIdentity(deps, body, earlier);
  const form: PendingRegistration = {
    first_name,
    last_name,
    email,
    phone,
    password_hash: byEmail ? (storedHash ?? (await hashPassword(password ?? ''))) : null,
    accepts_marketing: marketing,
    identity,
  };
  return inTransaction(deps.db, (tx) => issueCode(deps, tx, { ...request, form }));
}

/** Returns the stored form that this request continues; null if it names none or the form has expired. */
async function findEarlier(
  { db, now }: Deps,
  { temporary_token: id, phone: contact }: RegistrationForm,
): Promise<PendingRegistration | null> {
  if (id === undefined) return null;
  const form = await findForm(db, { id, purpose: 'registration', contact }, now());
  return form && pendingRegistration.parse(form);
}

async function requireFreeContacts(
  { db, env, now }: Deps,
  form: RegistrationForm,
  ip: string,
): Promise<void> {
  const limit = multiplied(env, { ...limits.takenContacts, key: limitKeyOf(ip) });
  await requireRoom(db, limit, now(), waitOn('email'));
  const email_folded = foldEmail(form.email);
  const fields = await findTakenContacts(db, { email_folded, phone: form.phone });
  const [first] = fields;
  if (!first) return;
  await countAttempt(db, limit, now());
  const errors = Object.fromEntries(fields.map((field) => [field, [takenWords[field]]]));
  throw new AppError('validation_failed', takenWords[first], errors);
}

async function proveIdentity(
  deps: Deps,
  form: RegistrationForm,
  earlier: PendingRegistration | null,
): Promise<PendingRegistration['identity']> {
  const { register_method: network, token, external_id: externalId } = form;
  if (network === 'email') return null;
  if (!token && earlier?.identity?.network === network) return earlier.identity;
  const claim = { network, token: token ?? '', externalId: externalId ?? '' };
  const identity = await verifyIdentity(deps, claim);
  if (await findUserOfIdentity(deps.db, identity)) throw linkedIdentity(identity);
  return { ...identity, tokenHash: hashOfToken(claim.token).toString('hex') };
}

/** 422 on `token`: the network's identity is already linked to an account. */
export function linkedIdentity({ network }: Pick<Identity, 'network'>): AppError {
  const name = networkNames[network];
  return invalidField(
    'token',
    `Există deja un cont Aproape legat de contul tău ${name}. Autentifică-te cu ${name}.`,
  );
}
