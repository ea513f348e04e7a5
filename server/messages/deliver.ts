import type { FastifyBaseLogger } from 'fastify';
import type { CodeOwner } from './code-of.ts';
import { isNight } from '#domain/time/local-time.ts';
import type { Deps } from '../deps.ts';
import { compose } from './compose.ts';
import type { BookingNews, Message } from './message.ts';
import { Failure, Unconfirmed, Undeliverable, type Drivers } from './outgoing.ts';

type DeliveryParts = {
  env: Deps['env'];
  now: Deps['now'];
  drivers: Drivers;
  log: Pick<FastifyBaseLogger, 'info' | 'warn'>;
  releaseSend: (challenge: CodeOwner) => Promise<void>;
  takeUnprovenMail: (address: string) => Promise<boolean>;
  isOutdated: (booking: BookingNews, template: string) => Promise<boolean>;
  codeStatusOf: (challenge: CodeOwner) => Promise<'open' | 'ownerless' | 'closed'>;
};

type Try = { id: string; attempt: number };

/** Throws to request a retry. */
export type MessageHandler = (message: Message, run: Try) => Promise<void>;

/**
 * Probes the channel before the first attempt to send a code, even to an unknown contact. If the
 * channel is down, another code can be requested at once.
 */
export function deliverMessages(parts: DeliveryParts): MessageHandler {
  const { env, now, drivers, log, isOutdated, releaseSend, codeStatusOf, takeUnprovenMail } = parts;
  return async (message, { id, attempt }) => {
    const challenge = 'challenge' in message ? message.challenge : null;
    const line = { job: id, template: message.template, channel: message.channel, attempt };
    const status = challenge ? await codeStatusOf(challenge) : 'open';
    if (status === 'closed') return log.warn(line, 'a code was used or expired before it was sent');
    const namesOthers = 'others' in message && (message.others ?? []).length > 0;
    const mayBeOutdated = 'booking' in message && !namesOthers;
    if (mayBeOutdated && (await isOutdated(message.booking, message.template)))
      return log.warn(line, 'a booking changed before its message was sent');
    if (message.template === 'booking_soon' && now() >= new Date(message.booking.starts_at))
      return log.warn(line, 'a visit began before its reminder was sent');
    if (message.template === 'booking_soon' && message.channel === 'sms' && isNight(now())) {
      log.warn(line, 'a reminder waits for the morning');
      throw new Failure('night');
    }
    if (message.unproven && attempt === 1 && !(await takeUnprovenMail(message.to)))
      return log.warn(line, 'an unproven address has reached its daily limit of mails');
    try {
      if (challenge && attempt === 1) await reach(message.channel, challenge);
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

  async function reach(channel: Message['channel'], challenge: CodeOwner): Promise<void> {
    try {
      await drivers[channel].reach();
    } catch (error) {
      await releaseSend(challenge);
      throw error;
    }
  }
}
