/** An http(s) address from the environment, or nothing when it is unset or something else. */
function address(value: string | undefined): string | undefined {
  return value && URL.canParse(value) && /^https?:$/.test(new URL(value).protocol)
    ? value
    : undefined;
}

/** The origin that the site is reached at, for absolute addresses in its pages (SITE_URL). */
export function siteUrl(): URL {
  return new URL(address(process.env.SITE_URL) ?? 'http://localhost:3000');
}

/** Addresses outside the product, undefined when unset: what has none is not shown (spec 2). */
export function siteLinks() {
  return {
    blog: address(process.env.BLOG_URL),
    partners: address(process.env.PARTNER_URL),
    facebook: address(process.env.FACEBOOK_URL),
    instagram: address(process.env.INSTAGRAM_URL),
    tiktok: address(process.env.TIKTOK_URL),
  };
}

/** Where a visitor can write to (CONTACT_EMAIL). */
export function contactEmail(): string {
  return process.env.CONTACT_EMAIL || 'contact@aproape.example';
}

/** Who runs the site, as the law wants it said before an order; undefined when unset (COMPANY_*). */
export function company() {
  const { COMPANY_NAME: name, COMPANY_CUI: cui } = process.env;
  const { COMPANY_REGISTER: register, COMPANY_ADDRESS: seat } = process.env;
  return name ? [name, cui && `CUI ${cui}`, register, seat].filter(Boolean).join(' · ') : undefined;
}
