import 'server-only';
import { readCompany } from '#domain/legal/company.ts';
import { apiAddress, readSettings, type Source } from '#settings/read-settings.ts';

export function readWebEnv(source: Source) {
  const values = readSettings('web', source);
  const isDemo = values.APP_MODE === 'demo';
  const auth = {
    captchaSiteKey: values.CAPTCHA ? (values.CAPTCHA_SITE_KEY ?? null) : null,
    appleClientId: values.APPLE_CLIENT_ID ?? null,
    facebookAppId: values.FACEBOOK_APP_ID ?? null,
    hasMailbox: isDemo && [values.MAIL_DRIVER, values.SMS_DRIVER].includes('mailbox'),
    hasSms: values.SMS_DRIVER !== 'off',
  };
  const company = readCompany(values, isDemo);
  const registrationUrl = values.PARTNER_URL && new URL('/register', values.PARTNER_URL).href;
  return { ...values, apiUrl: apiAddress(values), auth, company, registrationUrl };
}

type WebEnv = ReturnType<typeof readWebEnv>;
export type AuthSettings = WebEnv['auth'];

let cachedEnv: WebEnv | undefined;

export function webEnv(): WebEnv {
  cachedEnv ??= readWebEnv(process.env);
  return cachedEnv;
}
