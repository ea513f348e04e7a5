import { readCompany, type Company } from '#domain/legal/company.ts';

type Source = Record<string, string | undefined>;

/** Addresses of other places, each null when it is not set; the page shows only those that are. */
type OutsideLinks = {
  blog: string | null;
  partner: string | null;
  stores: { ios: string | null; android: string | null; huawei: string | null };
  /** The app that businesses run their calendar with. */
  businessStores: { ios: string | null; android: string | null };
  social: { facebook: string | null; instagram: string | null; tiktok: string | null };
};

/** What the forms of sign-in know of outside services. It stands in the pages, for everybody to read. */
export type AuthSettings = {
  /** Null where there is no captcha. */
  captchaSiteKey: string | null;
  /** Null where nobody signs in with Apple, or with Facebook. */
  appleClientId: string | null;
  facebookAppId: string | null;
  /** Codes of SMS and mail can be read in the product itself, at /dev/mailbox. */
  hasMailbox: boolean;
};

/** Scripts of others that run only with a visitor's consent, by the category that they need; null where there is none. */
export type OptionalScripts = { analytics: string | null; marketing: string | null };

export type WebEnv = {
  /** `demo` fills the links that are not set with values of its own. */
  mode: 'demo' | 'production';
  apiUrl: string;
  /** Timeout of the web's own reads, in ms. */
  readTimeout: number;
  /** Origin of the product, without a slash at its end. */
  siteUrl: string;
  links: OutsideLinks;
  company: Company;
  /** Where a visitor can write to. */
  contactEmail: string;
  /** What a business pays for a location, RON a month; null where the partner portal says it. */
  partnerPrice: number | null;
  /** For maps and addresses, which stands in the pages for everybody to read; null where they do not come from Google. */
  googleMapsKey: string | null;
  optionalScripts: OptionalScripts;
  auth: AuthSettings;
};

const demoValues: Source = {
  BLOG_URL: 'https://blog.aproape.example',
  PARTNER_URL: 'https://parteneri.aproape.example',
  CONTACT_EMAIL: 'contact@aproape.example',
  IOS_APP_URL: 'https://apps.apple.com/',
  ANDROID_APP_URL: 'https://play.google.com/store',
  HUAWEI_APP_URL: 'https://appgallery.huawei.com/',
  BUSINESS_IOS_APP_URL: 'https://apps.apple.com/ro/',
  BUSINESS_ANDROID_APP_URL: 'https://play.google.com/store/apps',
  FACEBOOK_URL: 'https://www.facebook.com/',
  INSTAGRAM_URL: 'https://www.instagram.com/',
  TIKTOK_URL: 'https://www.tiktok.com/',
  PARTNER_PRICE: '149',
};

/** Returns the web's settings from environment variables; throws one error that lists every problem. */
export function readWebEnv(source: Source): WebEnv {
  const problems: string[] = [];
  const mode = source.APP_MODE === 'production' ? 'production' : 'demo';

  const address = (key: string, value: string) => {
    const url = URL.parse(value);
    if (url?.protocol !== 'http:' && url?.protocol !== 'https:') {
      problems.push(`${key}: not an http address`);
    }
    return value.replace(/\/+$/, '');
  };
  const setting = (key: string) =>
    source[key]?.trim() || (mode === 'demo' && demoValues[key]) || null;
  const link = (key: string) => {
    const value = setting(key);
    return value === null ? null : address(key, value);
  };

  const siteUrl = () => {
    const value = address('APP_URL', source.APP_URL || 'http://localhost:3000');
    if (mode === 'production' && !value.startsWith('https://'))
      problems.push('APP_URL: production needs the https address of the site');
    return value;
  };

  const partnerPrice = () => {
    const value = setting('PARTNER_PRICE');
    if (value === null) return null;
    if (!/^\d+(\.\d{1,2})?$/.test(value)) problems.push('PARTNER_PRICE: not an amount in RON');
    return Number(value);
  };
  const readTimeout = () => {
    const value = Number(source.API_READ_TIMEOUT_MS || 3_000);
    if (!Number.isInteger(value) || value <= 0)
      problems.push('API_READ_TIMEOUT_MS: not a positive number');
    return value;
  };
  /** What the law wants said, which nothing made up may stand for. */
  const required = (key: string) => {
    const value = setting(key);
    if (value === null) problems.push(`${key}: missing, production needs it`);
    return value ?? '';
  };
  const contactEmail = () => {
    const value = required('CONTACT_EMAIL');
    if (value && !/^[^\s@]+@[^\s@]+$/.test(value)) problems.push('CONTACT_EMAIL: not an address');
    return value;
  };
  const company = (): Company => {
    const known = readCompany(source, mode === 'demo');
    if (!known.name) problems.push('COMPANY_NAME: missing, production needs it');
    return known;
  };

  const captchaSiteKey = () => {
    if (source.CAPTCHA !== 'on') return null;
    if (!source.CAPTCHA_SITE_KEY) problems.push('CAPTCHA_SITE_KEY: missing, CAPTCHA=on needs it');
    if (source.CAPTCHA_VERSION !== '3') problems.push('CAPTCHA_VERSION: must be 3 with CAPTCHA=on');
    return source.CAPTCHA_SITE_KEY ?? null;
  };

  const env: WebEnv = {
    mode,
    auth: {
      captchaSiteKey: captchaSiteKey(),
      appleClientId: source.APPLE_CLIENT_ID || null,
      facebookAppId: source.FACEBOOK_APP_ID || null,
      hasMailbox:
        mode === 'demo' && (source.MAIL_DRIVER !== 'smtp' || source.SMS_DRIVER !== 'http'),
    },
    apiUrl: address('API_URL', source.API_URL || 'http://127.0.0.1:4000'),
    readTimeout: readTimeout(),
    siteUrl: siteUrl(),
    company: company(),
    contactEmail: contactEmail(),
    partnerPrice: partnerPrice(),
    googleMapsKey: source.GOOGLE_MAPS_KEY?.trim() || null,
    optionalScripts: {
      analytics: link('ANALYTICS_SCRIPT_URL'),
      marketing: link('MARKETING_SCRIPT_URL'),
    },
    links: {
      blog: link('BLOG_URL'),
      partner: link('PARTNER_URL'),
      stores: {
        ios: link('IOS_APP_URL'),
        android: link('ANDROID_APP_URL'),
        huawei: link('HUAWEI_APP_URL'),
      },
      businessStores: {
        ios: link('BUSINESS_IOS_APP_URL'),
        android: link('BUSINESS_ANDROID_APP_URL'),
      },
      social: {
        facebook: link('FACEBOOK_URL'),
        instagram: link('INSTAGRAM_URL'),
        tiktok: link('TIKTOK_URL'),
      },
    },
  };
  if (problems.length > 0) {
    throw new Error(`These settings of the web are wrong:\n  ${problems.join('\n  ')}`);
  }
  return env;
}

let cachedEnv: WebEnv | undefined;

/** Returns the settings of this process, read once, at the first request and never at the build. */
export function webEnv(): WebEnv {
  cachedEnv ??= readWebEnv(process.env);
  return cachedEnv;
}
