import type { Deps } from '../deps.ts';
import type { Drivers, Outgoing } from './outgoing.ts';
import { putIntoMailbox } from './repository.ts';
import { openSmsProvider } from './sms-provider.ts';
import { openSmtp } from './smtp.ts';

export function openDrivers(deps: Pick<Deps, 'db' | 'env' | 'now'>): Drivers {
  const { env } = deps;
  const mailbox = mailboxDrivers(deps);
  return {
    mail: env.MAIL_DRIVER === 'smtp' ? openSmtp(env) : mailbox.mail,
    sms: env.SMS_DRIVER === 'http' ? openSmsProvider(env) : mailbox.sms,
  };
}

function mailboxDrivers({ db, now }: Pick<Deps, 'db' | 'now'>): Drivers {
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
