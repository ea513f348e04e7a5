import type { FastifyRequest } from 'fastify';
import type { z } from 'zod';
import type { resetPasswordBody, verifyPasswordCodeBody } from '#contract/password.ts';
import { networkOf } from '#domain/network/remote-address.ts';
import { checkCode, spendCode, wrongCode } from '../codes/check-code.ts';
import { issueCode } from '../codes/issue-code.ts';
import { noteProof, type Challenge } from '../codes/repository.ts';
import { inTransaction } from '#server/db/transaction.ts';
import type { Deps } from '#server/deps.ts';
import { isKnownBrowser } from '../session/cookies.ts';
import { foldEmail, padDuration } from '../session/login.ts';
import { hashPassword } from '../session/password.ts';
import { hasSessionFrom } from '../session/repository.ts';
import { findUser, findUserBy } from '../users/repository.ts';
import { unlinkIdentities } from '../social/repository.ts';
import { requireUncommonPassword, passwordChanged, setPassword } from './new-password.ts';

const purpose = 'password-reset';
const field = 'token';

/** An unknown e-mail gets no mail, but the response is identical. */
export async function sendPasswordCode(
  deps: Deps,
  email: string,
  request: FastifyRequest,
): Promise<number> {
  const contact = foldEmail(email);
  const { ip } = request;
  return padDuration(async () => {
    const user = await findUserBy(deps.db, 'email_folded', contact);
    const isKnownNetwork = await hasSessionFrom(deps.db, contact, networkOf(ip));
    const isKnown = isKnownNetwork || (user !== null && isKnownBrowser(deps.env, request, user.id));
    const userId = user?.id ?? null;
    const code = { purpose, contact, userId, field: 'email', ip, isKnown } as const;
    const { seconds } = await inTransaction(deps.db, (tx) => issueCode(deps, tx, code));
    return seconds;
  });
}

type GuessedCode = Pick<z.output<typeof verifyPasswordCodeBody>, 'email' | 'token'>;

/** Keeps a right code valid while the client chooses a password. */
export async function verifyPasswordCode(deps: Deps, body: GuessedCode, ip: string): Promise<void> {
  const { id } = await checkPasswordCode(deps, body, ip);
  await noteProof(deps.db, id, deps.now());
}

async function checkPasswordCode(
  deps: Deps,
  { email, token: code }: GuessedCode,
  ip: string,
): Promise<Challenge> {
  const contact = foldEmail(email);
  return checkCode(deps, { purpose, contact, code, field, ip });
}

/**
 * The first proof of an e-mail removes phone, social networks, calendar link and marketing consent,
 * unless this browser has signed in before: another person may have registered the account.
 */
export async function resetPassword(
  deps: Deps,
  body: z.output<typeof resetPasswordBody>,
  request: FastifyRequest,
): Promise<void> {
  const { db, env, jobs } = deps;
  const now = deps.now();
  requireUncommonPassword(body.password);
  const challenge = await checkPasswordCode(deps, body, request.ip);
  const password_hash = await hashPassword(body.password);
  await inTransaction(db, async (tx) => {
    await spendCode(tx, challenge, field, now);
    const user = challenge.user_id === null ? null : await findUser(tx, challenge.user_id);
    // The e-mail may belong to another account by now.
    if (user?.email_folded !== challenge.contact) throw wrongCode(field);
    const email_verified_at = user.email_verified_at ?? now;
    const isFirstProof = user.email_verified_at === null && !isKnownBrowser(env, request, user.id);
    const foreign = { phone: null, feed_key: null, marketing_accepted_at: null };
    const password = { password_hash, email_verified_at, ...(isFirstProof && foreign) };
    const changed = await setPassword(tx, user, password);
    if (!changed) throw wrongCode(field);
    const hadNetworks = isFirstProof && (await unlinkIdentities(tx, user.id));
    const hadOther =
      isFirstProof &&
      Object.keys(foreign).some((key) => user[key as keyof typeof foreign] !== null);
    const reader = isFirstProof ? { ...changed, first_name: '' } : changed;
    await jobs.send(tx, passwordChanged(reader, hadNetworks || hadOther));
  });
}
