import type { z } from 'zod';
import type { confirmLoginSmsBody } from '#contract/sms-login.ts';
import { checkCode, wrongCode } from '../codes/check-code.ts';
import { issueCode, type IssuedCode } from '../codes/issue-code.ts';
import { inTransaction } from '#server/db/transaction.ts';
import type { Deps } from '#server/deps.ts';
import { findUser, findUserByPhone, type UserRow } from '../users/repository.ts';
import { answerMs, takeAtLeast } from '../take-at-least.ts';

const purpose = 'sms-login';

/**
 * Sends a sign-in code to a phone (E.164) and returns its token. For unknown phones nothing is sent; response
 * and timing are identical. Throws 422 on `phone` while the last code is too recent, 429 beyond the limits.
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

/**
 * Returns the client who received the code, and consumes the code. Throws 422 on `confirmation_code`, 429
 * beyond the limits.
 */
export async function checkLoginCode(
  deps: Deps,
  { phone: contact, token, confirmation_code: code }: z.output<typeof confirmLoginSmsBody>,
  ip: string,
): Promise<UserRow> {
  const field = 'confirmation_code';
  const guess = { purpose, contact, token, code, field, consume: true, ip } as const;
  const { user_id } = await checkCode(deps, guess);
  const user = user_id === null ? null : await findUser(deps.db, user_id);
  // The phone may have moved to another account since.
  if (user?.phone !== contact) throw wrongCode(field);
  return user;
}
