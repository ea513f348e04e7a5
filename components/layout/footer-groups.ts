import { siteLinks } from '#lib/site.ts';
import { copy } from './copy.ts';

export type FooterLink = { label: string; href: string; external?: boolean; guestOnly?: boolean };

/** The links of the footer. Only pages that exist and addresses that are set stand here. */
export function footerGroups(): { title: string; links: FooterLink[] }[] {
  const { blog, partners } = siteLinks();
  const outside = (label: string, href: string | undefined): FooterLink[] =>
    href ? [{ label, href, external: true }] : [];
  const groups = [
    {
      title: copy.groups.explore,
      links: [
        { label: copy.homePage, href: '/' },
        { label: copy.search, href: '/locations' },
        ...outside(copy.blog, blog),
      ],
    },
    {
      title: copy.groups.business,
      links: outside(copy.register, partners && new URL('/register', partners).href),
    },
    {
      title: copy.groups.account,
      links: [
        { label: copy.bookings, href: '/account/bookings' },
        { label: copy.login, href: '/login', guestOnly: true },
      ],
    },
  ];
  return groups.filter((group) => group.links.length > 0);
}

/** The social pages whose addresses are set. */
export function socialLinks(): FooterLink[] {
  const { facebook, instagram, tiktok } = siteLinks();
  return [
    { label: 'Facebook', href: facebook },
    { label: 'Instagram', href: instagram },
    { label: 'TikTok', href: tiktok },
  ].flatMap(({ label, href }) => (href ? [{ label, href, external: true }] : []));
}
