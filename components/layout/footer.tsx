import { company, contactEmail, siteLinks } from '#lib/site.ts';
import { accountCopy } from './account-copy.ts';
import { copy } from './copy.ts';
import { GuestOnly } from './guest-only.tsx';
import { Logo } from './logo.tsx';

export function Footer() {
  const email = contactEmail();
  const social = socialLinks();
  const operator = company();
  return (
    <footer className="mt-16 border-t border-line bg-sunken">
      <div className="page grid wrap-anywhere gap-x-8 gap-y-10 py-12 sm:grid-cols-2 lg:grid-cols-[1.6fr_1fr_1fr_1fr]">
        <div className="flex max-w-xs flex-col items-start gap-1">
          <Logo />
          <p className="mt-2 text-muted">{copy.promise}</p>
          <FooterAnchor link={{ label: email, href: `mailto:${email}` }} />
          {social.length > 0 && (
            <nav aria-label={copy.follow}>
              <FooterLinks links={social} className="flex flex-wrap gap-x-5" />
            </nav>
          )}
        </div>
        {footerGroups().map((group) => (
          <nav key={group.title} aria-label={group.title}>
            <h2 className="mb-2 text-lg">{group.title}</h2>
            <FooterLinks links={group.links} />
          </nav>
        ))}
      </div>
      <div className="border-t border-line">
        <div className="page flex flex-col gap-4 py-6 text-xs text-muted md:flex-row md:items-center md:justify-between">
          <div className="flex flex-col gap-1">
            {operator && <p>{operator}</p>}
            <p>
              {copy.places}{' '}
              <a
                href="https://www.geonames.org/"
                className="inline-flex min-h-target items-center underline hover:text-ink"
              >
                {copy.placesLicence}
              </a>
            </p>
          </div>
          <SalLink />
        </div>
      </div>
    </footer>
  );
}

type FooterLinksProps = { links: FooterLink[]; className?: string };

function FooterLinks({ links, className }: FooterLinksProps) {
  return (
    <ul className={className}>
      {links.map((link) => (
        <li key={link.href}>
          {link.guestOnly ? (
            <GuestOnly>
              <FooterAnchor link={link} />
            </GuestOnly>
          ) : (
            <FooterAnchor link={link} />
          )}
        </li>
      ))}
    </ul>
  );
}

function FooterAnchor({ link }: { link: FooterLink }) {
  return (
    <a
      href={link.href}
      rel={link.external ? 'noopener' : undefined}
      className="inline-flex min-h-target min-w-target items-center text-sm text-ink underline-offset-4 hover:text-brand hover:underline"
    >
      {link.label}
    </a>
  );
}

/** The pictogram that the consumer authority asks for, 250 by 50 (ANPC Order 449/2022). */
function SalLink() {
  return (
    <a
      href="https://reclamatiisal.anpc.ro"
      target="_blank"
      rel="noopener"
      className="inline-block w-fit shrink-0 rounded-control"
    >
      <img
        src="/sal.svg"
        width={250}
        height={50}
        loading="lazy"
        alt={`${copy.sal} ${copy.newTab}`}
      />
    </a>
  );
}

type FooterLink = { label: string; href: string; external?: boolean; guestOnly?: boolean };

/** The links of the footer. Only pages that exist and addresses that are set stand here. */
function footerGroups(): { title: string; links: FooterLink[] }[] {
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
        { label: accountCopy.bookings, href: '/account/bookings' },
        { label: accountCopy.login, href: '/login', guestOnly: true },
      ],
    },
  ];
  return groups.filter((group) => group.links.length > 0);
}

/** The social pages whose addresses are set. */
function socialLinks(): FooterLink[] {
  const { facebook, instagram, tiktok } = siteLinks();
  return [
    { label: 'Facebook', href: facebook },
    { label: 'Instagram', href: instagram },
    { label: 'TikTok', href: tiktok },
  ].flatMap(({ label, href }) => (href ? [{ label, href, external: true }] : []));
}
