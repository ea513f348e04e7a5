import type { Deps } from '../deps.ts';
import type { Drivers, Outgoing } from './outgoing.ts';
import { putIntoMailbox } from './repository.ts';
import { openSmsProvider } from './sms-provider.ts';
import { openSmtp } from './smtp.ts';

export function openDrivers({ db, env, now }: Pick<Deps, 'db' | 'env' | 'now'>): Drivers {
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
  const mailbox = { send: put, reach: async () => {} };
  return {
    mail: env.MAIL_DRIVER === 'smtp' ? openSmtp(env) : mailbox,
    sms: env.SMS_DRIVER === 'http' ? openSmsProvider(env) : mailbox,
  };
}
