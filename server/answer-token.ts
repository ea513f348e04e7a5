import { createHmac, timingSafeEqual } from 'node:crypto';
import type { Env } from './env.ts';

type AnswerKeys = Pick<Env, 'APP_KEY' | 'APP_KEY_PREVIOUS'>;

/** A booking and the instant at which it begins: moved to another time it is another question. */
type Question = { id: string; starts_at: Date | string };

/**
 * Returns what proves that a link came to the location in a mail, `booking.signature`. It stands nowhere and is signed
 * again wherever it is needed, so whoever reads the database or its jobs can answer for nobody.
 */
export function answerToken({ APP_KEY }: Pick<Env, 'APP_KEY'>, question: Question): string {
  return `${question.id}.${signature(APP_KEY, question)}`;
}

/** Returns the booking that a token names, unproven; null for what is no token. */
export function bookingOfToken(token: string): string | null {
  return /^([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})\.[\w-]{43}$/.exec(token)?.[1] ?? null;
}

/** Tells whether a token was signed for this booking at this time, with a key that still counts. */
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
