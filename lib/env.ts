import 'server-only';
import { readCompany } from '#domain/legal/company.ts';
import { apiAddress, readSettings, type Source } from '#settings/read-settings.ts';

export type AuthSettings = {
  /** Null where there is no captcha. */
  captchaSiteKey: string | null;
  /** Null where nobody signs in with Apple, or with Facebook. */
  appleClientId: string | null;
  facebookAppId: string | null;
  hasMailbox: boolean;
};

export type OptionalScripts = { analytics: string | null; marketing: string | null };

/** Returns the web's settings from environment variables; throws one WrongSettings that lists every problem. */
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
    /** Timeout of the web's own reads, in ms. */
    readTimeout: values.API_READ_TIMEOUT_MS,
    /** Origin of the product, without a slash at its end. */
    siteUrl: values.APP_URL,
    company: readCompany(values, mode === 'demo'),
    contactEmail: values.CONTACT_EMAIL,
    /** RON a month; null where the partner portal says it. */
    partnerPrice: values.PARTNER_PRICE ?? null,
    /** Visible in the pages; null where maps and addresses do not come from Google. */
    googleMapsKey: values.GOOGLE_MAPS_KEY ?? null,
    /** Addresses of other places; the page shows only those that are not null. */
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

/** Returns the settings of this process, read once, at the first request and never at the build. */
export function webEnv(): WebEnv {
  cachedEnv ??= readWebEnv(process.env);
  return cachedEnv;
}
