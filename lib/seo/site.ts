import { companyLine } from '#domain/legal/company.ts';
import { webEnv, type OptionalScripts } from '#lib/env.ts';

export function siteUrl(): URL {
  return new URL(webEnv().siteUrl);
}

/** Addresses outside the product, undefined when unset: what has none is not shown. */
export function siteLinks() {
  const { blog, partner, businessStores, social } = webEnv().links;
  return {
    blog: blog ?? undefined,
    registration: partner === null ? undefined : new URL('/register', partner).href,
    businessIos: businessStores.ios ?? undefined,
    businessAndroid: businessStores.android ?? undefined,
    facebook: social.facebook ?? undefined,
    instagram: social.instagram ?? undefined,
    tiktok: social.tiktok ?? undefined,
  };
}

export function siteProfiles(): string[] {
  return Object.values(webEnv().links.social).filter((url) => url !== null);
}

export function contactEmail(): string {
  return webEnv().contactEmail;
}

/** The site key of the captcha; null if none is configured (CAPTCHA). */
export function captchaSiteKey(): string | null {
  return webEnv().auth.captchaSiteKey;
}

export function company(): string {
  return companyLine(webEnv().company);
}

/** The operator's phone; empty if not set (COMPANY_PHONE). */
export function companyPhone(): string {
  return webEnv().company.phone;
}

export function optionalScripts(): OptionalScripts {
  return webEnv().optionalScripts;
}
