import type { z } from 'zod';
import type { confirmLoginSmsBody } from '#contract/sms-login.ts';
import { checkCode, wrongCode } from '../codes/check-code.ts';
import { issueCode, type IssuedCode } from '../codes/issue-code.ts';
import { inTransaction } from '../db/transaction.ts';
import type { Deps } from '../deps.ts';
import { findUser, findUserByPhone, type UserRow } from '../users/repository.ts';
import { answerMs, takeAtLeast } from '../take-at-least.ts';

const purpose = 'sms-login';

/**
 * Sends a sign-in code to a phone (E.164) and returns its token: the same, in the same time, for a phone of nobody, to
 * which nothing is sent. Throws 422 on `phone` while the last one is too recent, 429 past the limits.
 */
export async function sendLoginCode(deps: Deps, phone: string, ip: string): Promise<IssuedCode> {
  return takeAtLeast(answerMs, async () => {
    const user = await findUserByPhone(deps.db, phone);
    const request = {
      purpose,
      contact: phone,
      userId: user?.id ?? null,
      field: 'phone',
      ip,
    } as const;
    return inTransaction(deps.db, (tx) => issueCode(deps, tx, request));
  });
}

/** The user who got the code by SMS; uses the code up. Throws 422 on `confirmation_code`, 429 past the limits. */
export async function checkLoginCode(
  deps: Deps,
  { phone: contact, token, confirmation_code: code }: z.output<typeof confirmLoginSmsBody>,
  ip: string,
): Promise<UserRow> {
  const field = 'confirmation_code';
  const guess = { purpose, contact, token, code, field, consume: true, ip } as const;
  const { user_id } = await checkCode(deps, guess);
  const user = user_id === null ? null : await findUser(deps.db, user_id);
  // The phone may have become somebody else's since.
  if (user?.phone !== contact) throw wrongCode(field);
  return user;
}
