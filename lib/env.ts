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
  const optionalScripts = {
    analytics: values.ANALYTICS_SCRIPT_URL ?? null,
    marketing: values.MARKETING_SCRIPT_URL ?? null,
  };
  const company = readCompany(values, isDemo);
  return { ...values, apiUrl: apiAddress(values), auth, optionalScripts, company };
}

type WebEnv = ReturnType<typeof readWebEnv>;
export type AuthSettings = WebEnv['auth'];
export type OptionalScripts = WebEnv['optionalScripts'];

let cachedEnv: WebEnv | undefined;

export function webEnv(): WebEnv {
  cachedEnv ??= readWebEnv(process.env);
  return cachedEnv;
}
