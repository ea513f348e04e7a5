import { webEnv } from '#lib/env.ts';

export function siteUrl(): URL {
  return new URL(webEnv().APP_URL);
}

export function absoluteUrl(path: string): string {
  return new URL(path, siteUrl()).href;
}

export type LabelledLink = { label: string; href: string };

export function configuredLink(label: string, href: string | undefined): LabelledLink[] {
  return href ? [{ label, href }] : [];
}

export function socialLinks(): LabelledLink[] {
  const env = webEnv();
  return [
    ...configuredLink('Facebook', env.FACEBOOK_URL),
    ...configuredLink('Instagram', env.INSTAGRAM_URL),
    ...configuredLink('TikTok', env.TIKTOK_URL),
  ];
}
