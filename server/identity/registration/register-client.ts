import type { FastifyReply, FastifyRequest } from 'fastify';
import type { z } from 'zod';
import type { registerClientBody } from '#contract/registration.ts';
import { invalidField } from '#server/app-error.ts';
import { checkCode, spendCode } from '../codes/check-code.ts';
import type { Challenge } from '../codes/repository.ts';
import type { Deps, Tx } from '#server/deps.ts';
import { beginSession } from '../session/begin-session.ts';
import { foldEmail } from '../session/login.ts';
import { refuseTaken, insertUser, type UserRow } from '../users/repository.ts';
import { usedToken } from '../social/login-social.ts';
import { linkIdentity, takeToken } from '../social/repository.ts';
import {
  pendingRegistration,
  type PendingRegistration,
  linkedIdentity,
  takenWords,
} from './register-temporarily.ts';

const field = 'confirmation_code';

export async function registerClient(
  deps: Deps,
  body: z.output<typeof registerClientBody>,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<UserRow> {
  const { phone: contact, token, confirmation_code: code } = body;
  const guess = { purpose: 'registration', contact, token, code, field, ip: request.ip } as const;
  const challenge = await checkCode(deps, guess);
  const form = pendingRegistration.parse(challenge.form);
  if (foldEmail(body.email) !== foldEmail(form.email))
    throw invalidField(
      'email',
      'E-mailul nu este cel pe care l-ai scris când ai cerut codul. Scrie-l pe acela sau cere alt cod.',
    );
  const admit = (tx: Tx) => makeAccount(tx, challenge, form, deps.now());
  return refuseTaken(takenWords, () => beginSession(deps, request, reply, admit));
}

async function makeAccount(
  tx: Tx,
  challenge: Challenge,
  form: PendingRegistration,
  now: Date,
): Promise<UserRow> {
  const { first_name, last_name, email, phone, password_hash, accepts_marketing, identity } = form;
  const email_folded = foldEmail(email);
  const { verifiedEmail = null } = identity ?? {};
  const isVerified = verifiedEmail !== null && foldEmail(verifiedEmail) === email_folded;
  await spendCode(tx, challenge, field, now);
  const user = await insertUser(tx, {
    first_name,
    last_name,
    email,
    email_folded,
    phone,
    password_hash,
    email_verified_at: isVerified ? now : null,
    terms_accepted_at: challenge.created_at,
    marketing_accepted_at: accepts_marketing ? challenge.created_at : null,
    created_at: now,
  });
  if (!identity) return user;
  if (!(await linkIdentity(tx, user.id, identity))) throw linkedIdentity(identity);
  const hash = Buffer.from(identity.tokenHash, 'hex');
  if (!(await takeToken(tx, hash, now))) throw usedToken('token');
  return user;
}
