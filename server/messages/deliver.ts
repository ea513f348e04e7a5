import type { FastifyBaseLogger } from 'fastify';
import type { CodeOwner } from '../code-of.ts';
import type { Deps } from '../deps.ts';
import { compose } from './compose.ts';
import type { Message } from './message.ts';
import { Undeliverable, type Drivers } from './outgoing.ts';

type DeliveryParts = {
  env: Deps['env'];
  now: Deps['now'];
  drivers: Drivers;
  log: Pick<FastifyBaseLogger, 'info' | 'warn'>;
  /** Gives back the wait for another send of a code that did not leave. */
  releaseSend: (challenge: CodeOwner) => Promise<void>;
  /** Counts a mail to an unproven address; false when it has had its mails of the day. */
  takeUnprovenMail: (address: string) => Promise<boolean>;
  /** Whether a code may still be used, and whether anybody is to get it. */
  standingOf: (challenge: CodeOwner) => Promise<'open' | 'nobodys' | 'over'>;
};

/** One try at a message: its id is the same in every try, `attempt` counts from 1. */
type Try = { id: string; attempt: number };

/**
 * Delivers messages. A code that cannot be used any more is not sent, nor one to a contact of nobody, and a recipient
 * that cannot be reached is not tried again. Before the first try at a code its way out is tried: when nothing can leave,
 * the wait for another code is given back, to who has an account and who has none alike.
 */
export function deliverMessages(
  parts: DeliveryParts,
): (message: Message, run: Try) => Promise<void> {
  const { env, now, drivers, log, releaseSend, standingOf, takeUnprovenMail } = parts;
  return async (message, { id, attempt }) => {
    const challenge = 'challenge' in message ? message.challenge : null;
    const line = { job: id, template: message.template, channel: message.channel, attempt };
    const standing = challenge ? await standingOf(challenge) : 'open';
    if (standing === 'over') {
      log.warn(line, 'a code was over before it was sent');
      return;
    }
    if (message.unproven && attempt === 1 && !(await takeUnprovenMail(message.to))) {
      log.warn(line, 'an unproven address has had its mails of the day');
      return;
    }
    try {
      if (challenge && attempt === 1) await reach(message.channel, challenge);
      if (standing === 'nobodys') return;
      const outgoing = compose(env, id, message, now());
      await (outgoing.channel === 'sms' ? drivers.sms.send(outgoing) : drivers.mail.send(outgoing));
      log.info(line, 'message sent');
    } catch (error) {
      const isFinal = error instanceof Undeliverable;
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
