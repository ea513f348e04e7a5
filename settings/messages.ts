import { z } from 'zod';
import * as type from './setting.ts';
import { setting } from './setting.ts';

export const messages = {
  MAIL_DRIVER: setting(
    ['api', 'web'],
    z.enum(['mailbox', 'smtp']).default('mailbox'),
    '`mailbox` keeps mails for `/dev/mailbox`, `smtp` sends them',
    { production: { needs: 'smtp', by: ['api'] } },
  ),
  SMTP_URL: setting(
    ['api'],
    z.url({ protocol: /^smtps?$/ }).optional(),
    'mail server, `smtps://user:password@host:465`',
    { neededBy: 'MAIL_DRIVER=smtp', isSecret: true },
  ),
  MAIL_FROM: setting(['api'], type.text, 'sender of mails; use a mailbox that you read', {
    demo: 'Aproape <salut@aproape.example>',
    shown: 'fictitious',
    production: { needs: 'required', by: ['api'] },
  }),
  CONTACT_EMAIL: setting(
    ['web', 'api'],
    z.email(),
    'contact address in footer and legal pages; receives messages from /feedback',
    {
      demo: 'contact@aproape.example',
      shown: 'fictitious',
      production: { needs: 'required', by: ['web', 'api'] },
    },
  ),
  SMS_DRIVER: setting(
    ['api', 'web'],
    z.enum(['mailbox', 'http', 'off']).default('mailbox'),
    '`mailbox` as for mails, `http` sends through a provider, `off` sends none: no sign-in by SMS, no registration',
    { production: { needs: 'http or off', by: ['api'] } },
  ),
  SMS_PROVIDER: setting(['api'], z.enum(['smso', 'twilio']).optional(), '`smso` or `twilio`', {
    neededBy: 'SMS_DRIVER=http',
  }),
  SMS_KEY: setting(['api'], type.text.optional(), "the provider's key (Twilio: `SID:token`)", {
    neededBy: 'SMS_DRIVER=http',
    isSecret: true,
  }),
  SMS_FROM: setting(['api'], type.text.optional(), 'an id of SMSO, a number of Twilio', {
    neededBy: 'SMS_DRIVER=http',
  }),
  SMS_URL: setting(['api'], type.endpoint.optional(), 'another endpoint with the same format', {
    shown: "the provider's",
  }),
  SMS_HOURLY_BUDGET: setting(
    ['api'],
    z.coerce.number().int().min(0).default(200),
    'maximum of SMS codes per hour in total',
  ),
};
