import type { FastifyBaseLogger } from 'fastify';
import type { Deps } from '../deps.ts';
import { codeStatusOf, releaseSend } from '../identity/codes/repository.ts';
import { foldEmail } from '../identity/session/login.ts';
import { limits } from '../limits/limits.ts';
import { countAttempt } from '../limits/repository.ts';
import { multiplied } from '../limits/take-limit.ts';
import { deliverMessages, type MessageHandler } from '../messages/deliver.ts';
import { mailboxDriver } from '../messages/mailbox.ts';
import { Undeliverable, type Drivers } from '../messages/outgoing.ts';
import { isOutdated } from '../messages/repository.ts';
import { openSmsProvider } from '../messages/sms-provider.ts';
import { openSmtp } from '../messages/smtp.ts';

export function messageHandler(
  deps: Pick<Deps, 'db' | 'env' | 'now'>,
  log: Pick<FastifyBaseLogger, 'info' | 'warn'>,
  drivers: Drivers = openDrivers(deps),
): MessageHandler {
  const { db, env, now } = deps;
  return deliverMessages({
    env,
    now,
    drivers,
    log,
    isOutdated: (booking, template) => isOutdated(db, booking, template),
    takeUnprovenMail: async (address) => {
      const limit = multiplied(env, limits.unprovenMails);
      return (await countAttempt(db, { ...limit, key: foldEmail(address) }, now())) <= limit.max;
    },
    releaseSend: (owner) => releaseSend(db, owner),
    codeStatusOf: ({ id }) => codeStatusOf(db, id, now()),
  });
}

function openDrivers(deps: Pick<Deps, 'db' | 'env' | 'now'>): Drivers {
  const { env } = deps;
  const mailbox = mailboxDriver(deps);
  return {
    mail: env.MAIL_DRIVER === 'smtp' ? openSmtp(env) : mailbox,
    sms: { http: () => openSmsProvider(env), mailbox: () => mailbox, off: () => noSms }[
      env.SMS_DRIVER
    ](),
  };
}

const noSms: Drivers['sms'] = {
  send: async () => {
    throw new Undeliverable('sms off');
  },
  reach: async () => {},
};
