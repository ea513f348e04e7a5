import { companyLine } from '#domain/legal/company.ts';
import { webEnv, type OptionalScripts } from '#lib/env.ts';

export function siteUrl(): URL {
  return new URL(webEnv().APP_URL);
}

export function absoluteUrl(path: string): string {
  return new URL(path, siteUrl()).href;
}

export function siteLinks() {
  const env = webEnv();
  return {
    blog: env.BLOG_URL,
    registration: env.PARTNER_URL && new URL('/register', env.PARTNER_URL).href,
    businessIos: env.BUSINESS_IOS_APP_URL,
    businessAndroid: env.BUSINESS_ANDROID_APP_URL,
    facebook: env.FACEBOOK_URL,
    instagram: env.INSTAGRAM_URL,
    tiktok: env.TIKTOK_URL,
  };
}

export function siteProfiles(): string[] {
  const { facebook, instagram, tiktok } = siteLinks();
  return [facebook, instagram, tiktok].filter((url) => url !== undefined);
}

export function contactEmail(): string {
  return webEnv().CONTACT_EMAIL;
}

/** RON a month. */
export function partnerPrice(): number | undefined {
  return webEnv().PARTNER_PRICE;
}

export function company(): string {
  return companyLine(webEnv().company);
}

export function optionalScripts(): OptionalScripts {
  return webEnv().optionalScripts;
}
