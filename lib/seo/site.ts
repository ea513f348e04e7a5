import { companyLine } from '#domain/legal/company.ts';
import { webEnv, type OptionalScripts } from '#lib/env.ts';

export function siteUrl(): URL {
  return new URL(webEnv().siteUrl);
}

/** Undefined when unset. */
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

/** Null if not configured. */
export function captchaSiteKey(): string | null {
  return webEnv().auth.captchaSiteKey;
}

export function company(): string {
  return companyLine(webEnv().company);
}

/** Empty if not set. */
export function companyPhone(): string {
  return webEnv().company.phone;
}

export function optionalScripts(): OptionalScripts {
  return webEnv().optionalScripts;
}
