import type { Deps } from '../deps.ts';
import type { Drivers, Outgoing } from './outgoing.ts';
import { putIntoMailbox } from './repository.ts';

/** Drivers of the demo: store messages in a table that /dev/mailbox shows. */
export function mailboxDrivers({ db, now }: Pick<Deps, 'db' | 'now'>): Drivers {
  const put = (message: Outgoing) =>
    putIntoMailbox(db, {
      job_id: message.id,
      channel: message.channel,
      recipient: message.to,
      subject: message.channel === 'mail' ? message.subject : null,
      text: message.text,
      html: message.channel === 'mail' ? message.html : null,
      created_at: now(),
    });
  const driver = { send: put, reach: async () => {} };
  return { sms: driver, mail: driver };
}
