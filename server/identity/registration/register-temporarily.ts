import { z } from 'zod';
import { socialNetworks } from '#contract/account-values.ts';
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
import { requireUncommonPassword } from '../password/new-password.ts';
import { foldEmail } from '../session/login.ts';
import { hashPassword } from '../session/password.ts';
import { hashOfToken, networkNames, type Identity } from '../social/identity.ts';
import { findUserOfIdentity } from '../social/repository.ts';
import { verifyIdentity } from '../social/verify-identity.ts';
import { findTakenContacts } from '../users/repository.ts';

type RegistrationForm = z.output<typeof registrationForm>;

export const pendingRegistration = z.object({
  first_name: z.string(),
  last_name: z.string(),
  email: z.string(),
  phone: z.string(),
  password_hash: z.string().nullable(),
  accepts_marketing: z.boolean(),
  identity: z
    .object({
      network: z.enum(socialNetworks),
      externalId: z.string(),
      verifiedEmail: z.string().nullable(),
      /** Hex. */
      tokenHash: z.string(),
    })
    .nullable(),
});

export type PendingRegistration = z.infer<typeof pendingRegistration>;

export const takenWords = {
  email: 'Există deja un cont cu acest e-mail. Autentifică-te sau folosește alt e-mail.',
  phone: 'Există deja un cont cu acest număr. Autentifică-te sau folosește alt număr.',
};

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
  const send = { purpose: 'registration', contact: phone, field: 'phone', ip } as const;
  await requireSend(deps, send);
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
  return inTransaction(deps.db, (tx) => issueCode(deps, tx, { ...send, userId: null, form }));
}

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

export function linkedIdentity({ network }: Pick<Identity, 'network'>): AppError {
  const name = networkNames[network];
  return invalidField(
    'token',
    `Există deja un cont Aproape legat de contul tău ${name}. Autentifică-te cu ${name}.`,
  );
}
