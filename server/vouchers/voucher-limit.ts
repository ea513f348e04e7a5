import type { FastifyRequest } from 'fastify';
import { waitSentence } from '#domain/wait-label.ts';
import type { Deps } from '../deps.ts';
import { limitKeyOf } from '#domain/client-address.ts';
import { takeLimit } from '../limits/take-limit.ts';
import { clientOrNull } from '../session/client-of.ts';

const limit = { scope: 'voucher', max: 10, windowSeconds: 600 };

/**
 * Counts one try of a voucher code, by client or by address, so that codes cannot be guessed: at the check and at the
 * booking alike. Throws 429 with the wait on `field`. Before any transaction, which would forget it.
 */
export async function countVoucherTry(
  { db, env, now }: Deps,
  request: FastifyRequest,
  field: 'code' | 'voucher_code',
): Promise<void> {
  const key = clientOrNull(request)?.user_id ?? limitKeyOf(request.ip);
  const max = limit.max * env.LIMIT_FACTOR;
  await takeLimit(db, { ...limit, key, max }, now(), (seconds) => ({
    [field]: [waitSentence(seconds)],
  }));
}
