import { limitKeyOf } from '#domain/client-address.ts';
import type { Db, Deps, Tx } from '../deps.ts';
import { limits } from '../limits/limits.ts';
import { giveBack, type Limit } from '../limits/repository.ts';
import { multiplied, requireRoom, takeLimit, waitOn } from '../limits/take-limit.ts';
import { isPhone } from './code-message.ts';

type Parts = Pick<Deps, 'env' | 'now'>;
type Who = { contact: string; ip: string; field: string };
type Sender = Who & {
  /** The owner has signed in from there: the codes that strangers ask for do not count. */
  isKnown?: boolean | undefined;
};

/**
 * Throws 429 with the wait on `field` when the contact or the address has used up its codes; counts nothing. Before
 * work that an answer of this kind would make vain.
 */
export async function requireSendRoom(
  db: Db,
  { env, now: clock }: Parts,
  { contact, ip, field }: Who,
): Promise<void> {
  for (const limit of sendLimits({ contact, ip, field }))
    await requireRoom(db, multiplied(env, limit), clock(), waitOn(field));
}

function sendLimits({ contact, ip, isKnown }: Sender): Limit[] {
  const { sms, mail } = limits.codes;
  const address = limitKeyOf(ip);
  if (isPhone(contact))
    return [
      { ...sms.perHour, key: contact },
      { ...sms.perDay, key: contact },
      { ...sms.perAddress, key: address },
    ];
  const key = isKnown ? `${contact} known` : contact;
  return [
    { ...mail.perHour, key },
    { ...mail.perDay, key },
    { ...mail.perAddress, key: address },
  ];
}

/**
 * Counts the sending of a code by contact and address, and what is really sent by SMS in the hourly budgets of its block
 * of numbers and of all; in the order of its caller's locks. A contact of nobody is held to the same, so that the
 * answers do not differ. Throws 429 with the wait on `field`.
 */
export async function takeSendLimits(
  tx: Tx,
  { env, now: clock }: Parts,
  { field, ...sender }: Sender,
  isSent: boolean,
): Promise<void> {
  const now = clock();
  const wordsOf = waitOn(field);
  for (const limit of sendLimits({ field, ...sender }))
    await takeLimit(tx, multiplied(env, limit), now, wordsOf);
  const { contact } = sender;
  if (!isPhone(contact)) return;
  const { perBlock, budget } = limits.codes.sms;
  const ofAll = [
    { ...perBlock, key: contact.slice(0, -3) },
    { ...budget, max: env.SMS_HOURLY_BUDGET },
  ];
  const count = isSent ? takeLimit : requireRoom;
  for (const limit of ofAll) await count(tx, multiplied(env, limit), now, wordsOf);
}

/** What becomes of a guess that was counted as a failure before anything was compared. */
type CountedFailure = {
  /** The guess was right: it counts for nothing. */
  takeBack: () => Promise<void>;
  /** There was no code to guess: it counts for the address alone. */
  ofNoCode: () => Promise<void>;
};

/**
 * Counts a guess at a code as a failure of its address, and of its contact at this address, before anything is compared:
 * guesses at the same moment cannot pass together. What is guessed elsewhere keeps nobody from their own code: how
 * often it is compared at all is limited by how many codes are sent. Throws 429 with the wait on `field`.
 */
export async function takeFailure(
  { db, env, now: clock }: Parts & Pick<Deps, 'db'>,
  { contact, ip, field }: Who,
): Promise<CountedFailure> {
  const now = clock();
  const { perContact, perAddress } = limits.codes.failures;
  const address = limitKeyOf(ip);
  const ofAddress = { ...perAddress, key: address };
  const ofContact = { ...perContact, key: `${contact} ${address}` };
  const take = (limit: typeof ofAddress) =>
    takeLimit(db, multiplied(env, limit), now, waitOn(field));
  await take(ofAddress);
  await take(ofContact);
  return {
    takeBack: async () => {
      await giveBack(db, ofAddress, now);
      await giveBack(db, ofContact, now);
    },
    ofNoCode: () => giveBack(db, ofContact, now),
  };
}
