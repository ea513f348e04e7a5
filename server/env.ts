import { z } from 'zod';
import { areAddresses, splitAddresses } from '#domain/network/address-list.ts';

const demoKey = 'demo-key-that-production-refuses';
const demoSender = 'Aproape <salut@aproape.example>';
const demoContact = 'contact@aproape.example';

/** Addresses and networks, separated by commas. */
const addresses = z
  .string()
  .transform(splitAddresses)
  .refine(areAddresses, 'must be addresses or networks, with commas');

const milliseconds = z.coerce.number().int().min(0);

const schema = z
  .object({
    APP_MODE: z.enum(['demo', 'production']).default('demo'),
    APP_URL: z.url().default('http://localhost:3000'),
    API_HOST: z.string().default('127.0.0.1'),
    API_PORT: z.coerce.number().int().min(0).max(65535).default(4000),
    DATABASE_URL: z.string().optional(),
    DATA_DIR: z.string().default('.data'),
    APP_KEY: z.string().min(16).default(demoKey),
    /** Still accepted during a rotation of APP_KEY. */
    APP_KEY_PREVIOUS: z.string().min(16).optional(),
    REFRESH_KEY: z.string().min(16).default(demoKey),
    /** Key from which the codes of SMS and mails are derived. */
    OTP_KEY: z.string().min(16).default(demoKey),
    /** Apple's Services ID; absent = no sign-in with Apple. */
    APPLE_CLIENT_ID: z.string().optional(),
    APPLE_KEYS_URL: z.url().default('https://appleid.apple.com/auth/keys'),
    /** Absent = no sign-in with Facebook. */
    FACEBOOK_APP_ID: z.string().optional(),
    FACEBOOK_APP_SECRET: z.string().optional(),
    FACEBOOK_GRAPH_URL: z.url().default('https://graph.facebook.com/v14.0'),
    /** Shows a captcha in the web's forms; the web reads it too. */
    CAPTCHA: z.enum(['on', 'off']).optional(),
    CAPTCHA_SECRET: z.string().optional(),
    CAPTCHA_URL: z.url().default('https://www.google.com/recaptcha/api/siteverify'),
    CAPTCHA_MIN_SCORE: z.coerce.number().min(0).max(1).default(0.5),
    /** Peers whose `X-Forwarded-For` the api trusts: the web. TRUSTED_PROXIES are the proxies of the web. */
    API_TRUSTED_PROXIES: addresses.default(['127.0.0.1', '::1']),
    /**
     * The mailbox stores messages for /dev/mailbox, so that a demo needs neither a mail server nor an SMS
     * provider.
     */
    MAIL_DRIVER: z.enum(['mailbox', 'smtp']).default('mailbox'),
    /** For example smtps://user:password@host:465. */
    SMTP_URL: z.url({ protocol: /^smtps?$/ }).optional(),
    MAIL_FROM: z.string().default(demoSender),
    /** Recipient of visitors' messages; the web shows it too. */
    CONTACT_EMAIL: z.email().default(demoContact),
    /** The operator, named below every mail; the web reads these settings too. */
    COMPANY_NAME: z.string().optional(),
    COMPANY_CUI: z.string().optional(),
    COMPANY_REGISTER: z.string().optional(),
    COMPANY_ADDRESS: z.string().optional(),
    COMPANY_CAPITAL: z.string().optional(),
    COMPANY_PHONE: z.string().optional(),
    SMS_DRIVER: z.enum(['mailbox', 'http']).default('mailbox'),
    SMS_PROVIDER: z.enum(['smso', 'twilio']).optional(),
    /** Overrides the provider's URL. */
    SMS_URL: z.url({ protocol: /^https?$/ }).optional(),
    /** Twilio: account SID and token, joined by a colon. */
    SMS_KEY: z.string().optional(),
    /** SMSO: id of the sender; Twilio: phone number. */
    SMS_FROM: z.string().optional(),
    /** The running version, shown by /version. */
    GIT_COMMIT: z.string().max(64).optional(),
    /** Publishes the api reference at /api/docs; absent = in the demo only. */
    API_DOCS: z.enum(['on', 'off']).optional(),
    LOG_LEVEL: z.enum(['silent', 'error', 'warn', 'info', 'debug']).default('info'),
    /** Multiplies every limit: tests and benchmarks raise it, production keeps 1. */
    LIMIT_FACTOR: z.coerce.number().min(1).default(1),
    /** Key of the operator's calls; absent = these calls are disabled. */
    OPERATOR_TOKEN: z.string().min(32).max(200).optional(),
    /**
     * Maximum number of SMS with codes per hour for the whole site; further requests are refused until the
     * next hour.
     */
    SMS_HOURLY_BUDGET: z.coerce.number().int().min(0).default(200),
    /** Maximum delay of the event loop in ms before calls are refused; 0 = never. */
    OVERLOAD_MS: milliseconds.default(2_000),
    /** Timeout of a call in ms (503), shorter than the web's 10 s; 0 = none. Uploads have their own. */
    CALL_TIMEOUT_MS: milliseconds.default(8_000),
    /** Timeout in ms of waiting for a connection, and on a server for a lock (503); 0 = none. */
    DATABASE_WAIT_MS: milliseconds.default(2_000),
    /** Server: statement timeout in ms; a silent connection is destroyed half a second later. 0 = none. */
    STATEMENT_TIMEOUT_MS: milliseconds.default(3_000),
  })
  .superRefine((env, ctx) => {
    const refuse = (key: string, message: string) =>
      ctx.addIssue({ code: 'custom', path: [key], message });
    if (env.MAIL_DRIVER === 'smtp' && !env.SMTP_URL)
      refuse('SMTP_URL', 'MAIL_DRIVER=smtp needs it');
    if (env.SMS_DRIVER === 'http')
      for (const key of ['SMS_PROVIDER', 'SMS_KEY', 'SMS_FROM'] as const)
        if (!env[key]) refuse(key, 'SMS_DRIVER=http needs it');
    if (env.CAPTCHA === 'on' && !env.CAPTCHA_SECRET)
      refuse(
        'CAPTCHA_SECRET',
        'CAPTCHA=on needs it: without it nothing checks what the forms send',
      );
    if (env.CAPTCHA_SECRET && env.CAPTCHA !== 'on')
      refuse('CAPTCHA', 'must be on with CAPTCHA_SECRET: the forms would send no captcha');
    if (env.FACEBOOK_APP_ID && !env.FACEBOOK_APP_SECRET)
      refuse('FACEBOOK_APP_SECRET', 'FACEBOOK_APP_ID needs it');
    if (env.FACEBOOK_APP_SECRET && !env.FACEBOOK_APP_ID)
      refuse('FACEBOOK_APP_ID', 'FACEBOOK_APP_SECRET needs it');
    if (env.APP_MODE !== 'production') return;
    if (env.MAIL_DRIVER === 'mailbox') refuse('MAIL_DRIVER', 'must be smtp in production');
    if (env.SMS_DRIVER === 'mailbox') refuse('SMS_DRIVER', 'must be http in production');
    if (env.MAIL_FROM === demoSender)
      refuse('MAIL_FROM', 'production needs a sender whose mail is read');
    if (env.CONTACT_EMAIL === demoContact)
      refuse('CONTACT_EMAIL', 'production needs the address that messages of visitors go to');
    if (!env.APP_URL.startsWith('https://')) refuse('APP_URL', 'must be https in production');
    if (env.APP_KEY === demoKey) refuse('APP_KEY', 'needs a key of its own in production');
    if (env.REFRESH_KEY === demoKey) refuse('REFRESH_KEY', 'needs a key of its own in production');
    if (env.OTP_KEY === demoKey) refuse('OTP_KEY', 'needs a key of its own in production');
    if (!env.DATABASE_URL) refuse('DATABASE_URL', 'production needs a PostgreSQL server');
    if (env.LIMIT_FACTOR !== 1) refuse('LIMIT_FACTOR', 'must be 1 in production');
  });

export type Env = z.infer<typeof schema>;

/** Invalid settings; the message lists all of them. */
export class WrongSettings extends Error {
  override name = 'WrongSettings';
}

/** Reads the api's settings. Throws one WrongSettings that lists every invalid variable. */
export function readEnv(source: Record<string, string | undefined>): Env {
  const values = Object.fromEntries(Object.entries(source).filter(([, value]) => value !== ''));
  const result = schema.safeParse(values);
  if (result.success) return result.data;
  const problems = result.error.issues.map(
    (issue) => `  ${issue.path.join('.')}: ${issue.message}`,
  );
  throw new WrongSettings(`These settings are wrong:\n${problems.join('\n')}`);
}
