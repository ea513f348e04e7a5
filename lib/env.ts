import 'server-only';
import { readCompany } from '#domain/legal/company.ts';
import { apiAddress, readSettings, type Source } from '#settings/read-settings.ts';

export type AuthSettings = {
  /** Null without a captcha. */
  captchaSiteKey: string | null;
  /** Null: no such sign-in. */
  appleClientId: string | null;
  facebookAppId: string | null;
  hasMailbox: boolean;
};

export type OptionalScripts = { analytics: string | null; marketing: string | null };

/** Throws one WrongSettings that lists every problem. */
export function readWebEnv(source: Source) {
  const values = readSettings('web', source);
  const mode = values.APP_MODE;
  const auth: AuthSettings = {
    captchaSiteKey: values.CAPTCHA ? (values.CAPTCHA_SITE_KEY ?? null) : null,
    appleClientId: values.APPLE_CLIENT_ID ?? null,
    facebookAppId: values.FACEBOOK_APP_ID ?? null,
    hasMailbox: mode === 'demo' && (values.MAIL_DRIVER !== 'smtp' || values.SMS_DRIVER !== 'http'),
  };
  const optionalScripts: OptionalScripts = {
    analytics: values.ANALYTICS_SCRIPT_URL ?? null,
    marketing: values.MARKETING_SCRIPT_URL ?? null,
  };
  return {
    mode,
    auth,
    optionalScripts,
    apiUrl: apiAddress(values),
    /** In ms. */
    readTimeout: values.API_READ_TIMEOUT_MS,
    /** Without a trailing slash. */
    siteUrl: values.APP_URL,
    company: readCompany(values, mode === 'demo'),
    contactEmail: values.CONTACT_EMAIL,
    /** RON a month; null: the partner portal names it. */
    partnerPrice: values.PARTNER_PRICE ?? null,
    /** Public. Null: no Google Maps. */
    googleMapsKey: values.GOOGLE_MAPS_KEY ?? null,
    links: {
      blog: values.BLOG_URL ?? null,
      partner: values.PARTNER_URL ?? null,
      stores: {
        ios: values.IOS_APP_URL ?? null,
        android: values.ANDROID_APP_URL ?? null,
        huawei: values.HUAWEI_APP_URL ?? null,
      },
      businessStores: {
        ios: values.BUSINESS_IOS_APP_URL ?? null,
        android: values.BUSINESS_ANDROID_APP_URL ?? null,
      },
      social: {
        facebook: values.FACEBOOK_URL ?? null,
        instagram: values.INSTAGRAM_URL ?? null,
        tiktok: values.TIKTOK_URL ?? null,
      },
    },
  };
}

type WebEnv = ReturnType<typeof readWebEnv>;

let cachedEnv: WebEnv | undefined;

/** Read at the first request, never at the build. */
export function webEnv(): WebEnv {
  cachedEnv ??= readWebEnv(process.env);
  return cachedEnv;
}
