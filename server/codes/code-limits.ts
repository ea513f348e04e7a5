import { limitKeyOf } from '#domain/client-address.ts';
import { waitSentence } from '#domain/wait-label.ts';
import type { Deps, Tx } from '../deps.ts';
import { limits } from '../limits/limits.ts';
import { giveBack } from '../limits/repository.ts';
import { multiplied, requireRoom, takeLimit } from '../limits/take-limit.ts';
import { isPhone } from './code-message.ts';

type Parts = Pick<Deps, 'env' | 'now'>;
type Who = { contact: string; ip: string; field: string };

/**
 * Counts the sending of a code by contact and address, and what is really sent by SMS in the hourly budget of all;
 * in the order of its caller's locks. A contact of nobody is held to the same, so that the answers do not differ.
 * Throws 429 with the wait on `field`.
 */
export async function takeSendLimits(
  tx: Tx,
  { env, now: clock }: Parts,
  { contact, ip, field }: Who,
  isSent: boolean,
): Promise<void> {
  const now = clock();
  const { sms, mail } = limits.codes;
  const address = limitKeyOf(ip);
  const counted = isPhone(contact)
    ? [
        { ...sms.perHour, key: contact },
        { ...sms.perDay, key: contact },
        { ...sms.perAddress, key: address },
      ]
    : [
        { ...mail.perHour, key: contact },
        { ...mail.perAddress, key: address },
      ];
  const wordsOf = inWords(field);
  for (const limit of counted) await takeLimit(tx, multiplied(env, limit), now, wordsOf);
  if (!isPhone(contact)) return;
  const budget = multiplied(env, { ...sms.budget, max: env.SMS_HOURLY_BUDGET });
  if (isSent) await takeLimit(tx, budget, now, wordsOf);
  else await requireRoom(tx, budget, now, wordsOf);
}

/**
 * Counts a guess at a code as a failure of its contact and its address, before anything is compared: guesses at the
 * same moment cannot pass together. Returns how to take it back for the guess that was right. Throws 429 with the wait
 * on `field`.
 */
export async function takeFailure(
  { db, env, now: clock }: Parts & Pick<Deps, 'db'>,
  { contact, ip, field }: Who,
): Promise<() => Promise<void>> {
  const now = clock();
  const { perContact, perAddress } = limits.codes.failures;
  const counted = [
    { ...perContact, key: contact },
    { ...perAddress, key: limitKeyOf(ip) },
  ];
  for (const limit of counted) await takeLimit(db, multiplied(env, limit), now, inWords(field));
  return async () => {
    for (const limit of counted) await giveBack(db, limit, now);
  };
}

function inWords(field: string) {
  return (seconds: number) => ({ [field]: [waitSentence(seconds)] });
}
