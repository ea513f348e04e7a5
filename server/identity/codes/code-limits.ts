import type { FastifyBaseLogger } from 'fastify';
import { limitKeyOf, networkOf } from '#domain/network/remote-address.ts';
import type { Deps, Tx } from '#server/deps.ts';
import { limits } from '#server/limits/limits.ts';
import { countedAttempts, windowOf, type Limit } from '#server/limits/repository.ts';
import { requireRoom, takeLimit, waitOn } from '#server/limits/take-limit.ts';

type Parts = Pick<Deps, 'db' | 'env' | 'now'>;
type Sender = {
  contact: string;
  ip: string;
  field: string;
  /** True if the client has signed in from this browser or network. */
  isKnown?: boolean | undefined;
};

export function sendLimits({ contact, ip, isKnown }: Omit<Sender, 'field'>): Limit[] {
  const { sms, mail } = limits.codes;
  const address = limitKeyOf(ip);
  if (isPhone(contact))
    return [
      { ...sms.perHour, key: contact },
      { ...sms.perDay, key: contact },
      { ...sms.perAddress, key: address },
    ];
  const { perAddress, known, unknown } = mail;
  const network = `${contact} ${networkOf(ip)}`;
  return [
    ...(isKnown
      ? [
          { ...known.perHour, key: contact },
          { ...known.perDay, key: contact },
        ]
      : [
          { ...unknown.perNetworkHour, key: network },
          { ...unknown.perNetworkDay, key: network },
          { ...unknown.perDay, key: contact },
        ]),
    { ...perAddress, key: address },
  ];
}

/** Counts sent SMS also per block of numbers and site-wide. Locks counters in a fixed order. */
export async function takeSendLimits(
  deps: Parts & { db: Tx },
  { field, ...sender }: Sender,
  isSent: boolean,
): Promise<void> {
  const wordsOf = waitOn(field);
  for (const limit of sendLimits(sender)) await takeLimit(deps, limit, wordsOf);
  const { contact } = sender;
  if (!isPhone(contact)) return;
  const { perBlock, budget } = limits.codes.sms;
  const count = isSent ? takeLimit : requireRoom;
  await count(deps, { ...perBlock, key: contact.slice(0, -3) }, wordsOf);
  await count(deps, { ...budget, max: deps.env.SMS_HOURLY_BUDGET }, wordsOf);
}

export function createSendWatch(
  { db, now: clock }: Pick<Deps, 'db' | 'now'>,
  log: Pick<FastifyBaseLogger, 'warn'>,
) {
  const { budget, proven, alert } = limits.codes.sms;
  let warnedIn = 0;
  return async (): Promise<void> => {
    const now = clock();
    const { start } = windowOf(budget.windowSeconds, now);
    if (warnedIn === start) return;
    const sent = await countedAttempts(db, budget, now);
    if (sent < alert.from) return;
    const provenCodes = await countedAttempts(db, proven, now);
    if (sent <= alert.ratio * provenCodes) return;
    warnedIn = start;
    log.warn({ event: 'sms_pumping', sent, proven: provenCodes }, 'sms_pumping');
  };
}

/** Requires digits, because an e-mail may also start with a plus. */
export function isPhone(contact: string): boolean {
  return /^\+\d+$/.test(contact);
}
