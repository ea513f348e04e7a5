import type { Deps } from '../deps.ts';
import type { Drivers } from './outgoing.ts';
import { mailboxDrivers } from './mailbox-drivers.ts';
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
