import type { FastifyReply, FastifyRequest } from 'fastify';
import type { z } from 'zod';
import type { confirmLoginSmsBody } from '#contract/session.ts';
import { checkCode, spendCode, wrongCode } from '../codes/check-code.ts';
import { issueCode, type IssuedCode } from '../codes/issue-code.ts';
import { inTransaction } from '#server/db/transaction.ts';
import type { Deps, Tx } from '#server/deps.ts';
import { findUser, findUserBy, type UserRow } from '../users/repository.ts';
import { beginSession } from '../session/begin-session.ts';
import { padDuration } from '../session/login.ts';

const purpose = 'sms-login';

/** An unknown phone gets no SMS, but the response is identical. */
export async function sendLoginCode(deps: Deps, phone: string, ip: string): Promise<IssuedCode> {
  return padDuration(async () => {
    const user = await findUserBy(deps.db, 'phone', phone);
    const request = { purpose, contact: phone, userId: user?.id ?? null, ip } as const;
    return inTransaction(deps.db, (tx) => issueCode(deps, tx, { ...request, field: 'phone' }));
  });
}

export async function loginBySms(
  deps: Deps,
  { phone: contact, token, confirmation_code: code }: z.output<typeof confirmLoginSmsBody>,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<UserRow> {
  const field = 'confirmation_code';
  const guess = { purpose, contact, token, code, field, ip: request.ip } as const;
  const challenge = await checkCode(deps, guess);
  const spend = async (tx: Tx) => {
    await spendCode(tx, challenge, field, deps.now());
    const user = challenge.user_id === null ? null : await findUser(tx, challenge.user_id);
    // The phone may belong to another account by now.
    if (user?.phone !== contact) throw wrongCode(field);
    return user;
  };
  return beginSession(deps, request, reply, spend, () => wrongCode(field));
}
