import type { FastifyBaseLogger } from 'fastify';
import type { CodeOwner } from '../code-of.ts';
import type { Deps } from '../deps.ts';
import { compose } from './compose.ts';
import type { Message } from './message.ts';
import { Undeliverable, type Drivers } from './outgoing.ts';
import { codeMinutes } from './sms-texts.ts';

type DeliveryParts = {
  env: Deps['env'];
  drivers: Drivers;
  log: Pick<FastifyBaseLogger, 'info' | 'warn'>;
  /** Gives back the wait for another send of a code that did not leave. */
  releaseSend: (challenge: CodeOwner) => Promise<void>;
};

/** One try at a message: its id is the same in every try, `attempt` counts from 1. */
type Try = { id: string; attempt: number; sentAt: Date };

/**
 * Delivers messages. The first try at a code that fails gives back the wait for another one; a code that is too old to
 * be used is not sent any more, and a recipient that cannot be reached is not tried again.
 */
export function deliverMessages(
  parts: DeliveryParts,
): (message: Message, run: Try) => Promise<void> {
  const { env, drivers, log, releaseSend } = parts;
  return async (message, { id, attempt, sentAt }) => {
    const challenge = 'challenge' in message ? message.challenge : null;
    const line = { job: id, template: message.template, channel: message.channel, attempt };
    if (challenge && Date.now() - sentAt.getTime() > codeMinutes * 60_000) {
      log.warn(line, 'a code came too late and was not sent');
      return;
    }
    try {
      const outgoing = compose(env, id, message);
      await (outgoing.channel === 'sms' ? drivers.sms(outgoing) : drivers.mail(outgoing));
      log.info(line, 'message sent');
    } catch (error) {
      const isFinal = error instanceof Undeliverable;
      const { code } = error as { code?: unknown };
      log.warn({ ...line, code }, isFinal ? 'message cannot be delivered' : 'message not sent yet');
      if (challenge && (isFinal || attempt === 1)) await releaseSend(challenge);
      if (!isFinal) throw error;
    }
  };
}
