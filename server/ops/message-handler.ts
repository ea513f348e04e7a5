import type { FastifyBaseLogger } from 'fastify';
import { isNight } from '#domain/time/local-time.ts';
import type { Deps } from '../deps.ts';
import { codeStatusOf, releaseSend } from '../identity/codes/repository.ts';
import { foldEmail } from '../identity/session/login.ts';
import { limits } from '../limits/limits.ts';
import { countAttempt } from '../limits/repository.ts';
import { compose } from '../messages/compose.ts';
import type { MessageHandler } from '../messages/jobs/worker.ts';
import { mailboxDriver } from '../messages/mailbox.ts';
import { Failure, Unconfirmed, Undeliverable, type Drivers } from '../messages/outgoing.ts';
import { isOutdated } from '../messages/repository.ts';
import { openSmsProvider } from '../messages/sms-provider.ts';
import { openSmtp } from '../messages/smtp.ts';

type DeliveryDeps = Pick<Deps, 'db' | 'env' | 'now'>;

/**
 * Probes the channel before the first attempt to send a code, even to an unknown contact. If the
 * channel is down, another code can be requested at once.
 */
export function messageHandler(
  deps: DeliveryDeps,
  log: Pick<FastifyBaseLogger, 'info' | 'warn'>,
  drivers: Drivers = openDrivers(deps),
): MessageHandler {
  const { db, env, now } = deps;
  return async (message, { id, attempt }) => {
    const challenge = 'challenge' in message ? message.challenge : null;
    const line = { job: id, template: message.template, channel: message.channel, attempt };
    const status = challenge ? await codeStatusOf(db, challenge.id, now()) : 'open';
    if (status === 'closed') return log.warn(line, 'a code was used or expired before it was sent');
    const namesOthers = 'others' in message && (message.others ?? []).length > 0;
    const mayBeOutdated = 'booking' in message && !namesOthers;
    if (mayBeOutdated && (await isOutdated(db, message.booking, message.template)))
      return log.warn(line, 'a booking changed before its message was sent');
    if (message.template === 'booking_soon' && now() >= new Date(message.booking.starts_at))
      return log.warn(line, 'a visit began before its reminder was sent');
    if (message.template === 'booking_soon' && message.channel === 'sms' && isNight(now())) {
      log.warn(line, 'a reminder waits for the morning');
      throw new Failure('night');
    }
    if (message.unproven && attempt === 1 && !(await takeUnprovenMail(deps, message.to)))
      return log.warn(line, 'an unproven address has reached its daily limit of mails');
    try {
      if (challenge && attempt === 1)
        await drivers[message.channel].reach().catch(async (error: unknown) => {
          await releaseSend(db, challenge);
          throw error;
        });
      // Fails while the provider is down, because a time-out of this `send` would be final.
      else if (message.channel === 'sms' && attempt > 1) await drivers.sms.reach();
      if (status === 'ownerless') return;
      const outgoing = compose(env, id, message, now());
      await (outgoing.channel === 'sms' ? drivers.sms.send(outgoing) : drivers.mail.send(outgoing));
      log.info(line, 'message sent');
    } catch (error) {
      const isFinal =
        error instanceof Undeliverable || (error instanceof Unconfirmed && attempt > 1);
      const { code } = error as { code?: unknown };
      log.warn({ ...line, code }, isFinal ? 'message cannot be delivered' : 'message not sent yet');
      if (!isFinal) throw error;
    }
  };
}

async function takeUnprovenMail({ db, env, now }: DeliveryDeps, address: string): Promise<boolean> {
  const limit = { ...limits.unprovenMails, key: foldEmail(address) };
  return (await countAttempt(db, limit, now())) <= limit.max * env.LIMIT_FACTOR;
}

function openDrivers(deps: DeliveryDeps): Drivers {
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
