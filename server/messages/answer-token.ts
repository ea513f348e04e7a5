import { createHmac, timingSafeEqual } from 'node:crypto';
import type { Env } from '../env.ts';

type AnswerKeys = Pick<Env, 'APP_KEY' | 'APP_KEY_PREVIOUS'>;

/** A booking and its start: after a move it needs a new decision, so old tokens are invalid. */
type Question = { id: string; starts_at: Date | string };

/**
 * Builds the token of a decision link in a location's mail: `booking.signature`. It is never stored but
 * signed when needed, so that access to the database or its jobs does not allow decisions.
 */
export function answerToken({ APP_KEY }: Pick<Env, 'APP_KEY'>, question: Question): string {
  return `${question.id}.${signature(APP_KEY, question)}`;
}

/** Returns the booking id of a token, unverified; null if malformed. */
export function bookingOfToken(token: string): string | null {
  return /^([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})\.[\w-]{43}$/.exec(token)?.[1] ?? null;
}

/** Returns true if the token is signed for this booking at this start, with the current or the previous key. */
export function isAnswerToken(env: AnswerKeys, token: string, question: Question): boolean {
  return [env.APP_KEY, env.APP_KEY_PREVIOUS].some((key) => {
    if (!key) return false;
    const [expected, actual] = [
      Buffer.from(answerToken({ APP_KEY: key }, question)),
      Buffer.from(token),
    ];
    return expected.length === actual.length && timingSafeEqual(expected, actual);
  });
}

function signature(key: string, { id, starts_at }: Question): string {
  const text = `answer:${id} ${new Date(starts_at).toISOString()}`;
  return createHmac('sha256', key).update(text).digest('base64url');
}
