import { z } from 'zod';
import * as type from './setting.ts';
import { api, readBy, web, webAndApi } from './setting.ts';

export const services = {
  MAIL_DRIVER: readBy('api', 'web')(
    z.enum(['mailbox', 'smtp']).default('mailbox'),
    '`mailbox` keeps mails for `/dev/mailbox`, `smtp` sends them',
    { production: { needs: 'smtp', by: ['api'] } },
  ),
  SMTP_URL: api(
    z.url({ protocol: /^smtps?$/ }).optional(),
    'mail server, `smtps://user:password@host:465`',
    { neededBy: 'MAIL_DRIVER=smtp', isSecret: true },
  ),
  MAIL_FROM: api(type.text, 'sender of mails; use a mailbox that you read', {
    demo: 'Aproape <salut@aproape.example>',
    shown: 'fictitious',
    production: { needs: 'required', by: ['api'] },
  }),
  CONTACT_EMAIL: webAndApi(
    z.email(),
    'contact address in footer and legal pages; receives messages from /feedback',
    {
      demo: 'contact@aproape.example',
      shown: 'fictitious',
      production: { needs: 'required', by: ['web', 'api'] },
    },
  ),
  SMS_DRIVER: readBy('api', 'web')(
    z.enum(['mailbox', 'http', 'off']).default('mailbox'),
    '`mailbox` as for mails, `http` sends through a provider, `off` sends none: no sign-in by SMS, no registration',
    { production: { needs: 'http or off', by: ['api'] } },
  ),
  SMS_PROVIDER: api(z.enum(['smso', 'twilio']).optional(), '`smso` or `twilio`', {
    neededBy: 'SMS_DRIVER=http',
  }),
  SMS_KEY: api(type.text.optional(), "the provider's key (Twilio: `SID:token`)", {
    neededBy: 'SMS_DRIVER=http',
    isSecret: true,
  }),
  SMS_FROM: api(type.text.optional(), 'an id of SMSO, a number of Twilio', {
    neededBy: 'SMS_DRIVER=http',
  }),
  SMS_URL: api(type.endpoint.optional(), 'another endpoint with the same format', {
    shown: "the provider's",
  }),
  SMS_HOURLY_BUDGET: api(
    z.coerce.number().int().min(0).default(200),
    'maximum of SMS codes per hour in total',
  ),
  CAPTCHA: webAndApi(type.onlyOn.optional(), '`on`: reCAPTCHA v3 for sign-in and messages', {
    shown: '`off`',
    neededBy: 'CAPTCHA_SECRET',
  }),
  CAPTCHA_SITE_KEY: web(type.text.optional(), 'key of the forms', {
    neededBy: 'CAPTCHA=on',
  }),
  CAPTCHA_VERSION: web(z.literal('3').optional(), 'version of reCAPTCHA, only `3`', {
    neededBy: 'CAPTCHA=on',
  }),
  CAPTCHA_SECRET: api(type.text.optional(), 'key with which the api checks what the forms send', {
    neededBy: 'CAPTCHA=on',
    isSecret: true,
  }),
  CAPTCHA_MIN_SCORE: api(z.coerce.number().min(0).max(1).default(0.5), 'minimum score, 0 to 1'),
  CAPTCHA_URL: api(
    type.endpoint.default('https://www.google.com/recaptcha/api/siteverify'),
    'endpoint that checks a captcha',
  ),
  APPLE_CLIENT_ID: webAndApi(type.text.optional(), "Apple's Services ID: sign-in with Apple"),
  APPLE_KEYS_URL: api(
    type.endpoint.default('https://appleid.apple.com/auth/keys'),
    "Apple's public keys",
  ),
  FACEBOOK_APP_ID: webAndApi(type.text.optional(), 'Facebook app: sign-in with Facebook', {
    neededBy: 'FACEBOOK_APP_SECRET',
  }),
  FACEBOOK_APP_SECRET: api(type.text.optional(), 'secret of the Facebook app', {
    isSecret: true,
    neededBy: 'FACEBOOK_APP_ID',
  }),
  FACEBOOK_GRAPH_URL: api(
    type.endpoint.default('https://graph.facebook.com/v14.0'),
    "Facebook's Graph API",
  ),
  GOOGLE_MAPS_KEY: web(
    type.text.optional(),
    "key for Google's Maps JavaScript and Places (new), restricted to the site: a map of results, addresses in searches",
  ),
  ANALYTICS_SCRIPT_URL: web(
    type.address.optional(),
    'script that runs only with consent to analytics',
  ),
  MARKETING_SCRIPT_URL: web(
    type.address.optional(),
    'script that runs only with consent to marketing',
  ),
};
