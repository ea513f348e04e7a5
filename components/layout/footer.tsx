import { companyLine } from '#domain/legal/company.ts';
import { webEnv } from '#lib/env.ts';
import { configuredLink, socialLinks, type LabelledLink } from '#lib/seo/site.ts';
import { accountCopy, businessCopy, copy } from './copy.ts';
import { GuestOnly } from './shown-only.tsx';
import { Logo } from './logo.tsx';
import { newTab } from './new-tab.tsx';

export function Footer({ focused = false }: { focused?: boolean }) {
  const env = webEnv();
  return (
    <footer className={`mt-16 border-t border-line bg-sunken ${linkClasses}`}>
      {!focused && <FooterGroups />}
      <div className={focused ? undefined : 'border-t border-line'}>
        <nav
          aria-label="Informații legale"
          className="page flex flex-wrap gap-x-4 max-md:text-xs md:gap-x-6 md:pt-4"
        >
          <a href="/terms-and-conditions">Termeni și condiții</a>
          <a href="/privacy-policy">Confidențialitate</a>
          <a href="/accessibility">Accesibilitate</a>
          <a href="/accessibility#aspect">Aspect</a>
          <a
            href="/privacy-policy#cookie"
            data-consent-settings
            data-analytics={env.ANALYTICS_SCRIPT_URL}
            data-marketing={env.MARKETING_SCRIPT_URL}
          >
            Setări cookie
          </a>
          <a href="https://anpc.ro">ANPC</a>
        </nav>
        <div className="page flex flex-col gap-2 pb-2 text-xs text-muted md:flex-row md:items-center md:justify-between md:pt-2 md:pb-6">
          <div className="flex flex-col md:gap-1">
            <p>{companyLine(env.company)}</p>
            <p>
              Date despre localități:{' '}
              <a href="https://www.geonames.org/" className="max-md:inline! max-md:underline">
                GeoNames, CC BY 4.0
              </a>
            </p>
          </div>
          <SalLink />
        </div>
      </div>
    </footer>
  );
}

function FooterGroups() {
  const { CONTACT_EMAIL: email } = webEnv();
  const social = socialLinks();
  return (
    <div className="page flex flex-col wrap-anywhere md:grid md:grid-cols-3 md:gap-x-8 md:gap-y-10 md:py-12 lg:grid-cols-[1.5fr_1fr_1.2fr_1.2fr_1fr] [&_h2]:text-base md:[&_h2]:mb-2 md:[&_h2]:text-lg">
      <div className="flex flex-wrap items-center justify-between gap-x-6 md:max-w-xs md:flex-col md:flex-nowrap md:items-start md:justify-start md:gap-1">
        <div className="max-md:hidden">
          <Logo />
        </div>
        <p className="mt-2 text-muted max-md:hidden">Programări la specialiști din apropiere.</p>
        <a href={`mailto:${email}`}>{email}</a>
        {social.length > 0 && (
          <nav aria-label="Urmărește-ne">
            <FooterLinks links={social} className="flex flex-wrap gap-x-5" />
          </nav>
        )}
      </div>
      <div className="columns-2 gap-x-6 narrow:columns-1 max-md:[&>:nth-child(even)]:pt-5 md:contents">
        {footerGroups().map((group) => (
          <nav key={group.title} aria-label={group.title} className="break-inside-avoid">
            <h2>{group.title}</h2>
            <FooterLinks links={group.links} />
          </nav>
        ))}
      </div>
    </div>
  );
}

const linkClasses =
  '[&_a]:inline-flex [&_a]:min-h-target [&_a]:min-w-target [&_a]:items-center [&_a]:underline-offset-4 [&_a]:hover:text-brand [&_a]:hover:underline';

type FooterLinksProps = { links: FooterLink[]; className?: string };

function FooterLinks({ links, className }: FooterLinksProps) {
  return (
    <ul className={className}>
      {links.map(({ label, href, guestOnly }) => {
        const link = <a href={href}>{label}</a>;
        return <li key={href}>{guestOnly ? <GuestOnly>{link}</GuestOnly> : link}</li>;
      })}
    </ul>
  );
}

/** ANPC Order 449/2022, art. 2, requires this URL and 250 × 50 pixels. */
function SalLink() {
  return (
    <a
      href="https://anpc.ro/ce-este-sal/"
      target="_blank"
      rel="noopener"
      className="w-fit shrink-0 rounded-control"
    >
      <img
        src="/sal.svg"
        width={250}
        height={50}
        loading="lazy"
        alt={`Soluționarea alternativă a litigiilor (SAL) ${newTab}`}
      />
    </a>
  );
}

type FooterLink = LabelledLink & { guestOnly?: boolean };

function footerGroups(): { title: string; links: FooterLink[] }[] {
  const { BLOG_URL: blog, registrationUrl } = webEnv();
  return [
    {
      title: 'Explorează',
      links: [
        { label: 'Acasă', href: '/' },
        { label: copy.search, href: '/locations' },
        ...configuredLink(copy.blog, blog),
      ],
    },
    {
      title: 'Resurse',
      links: [
        { label: 'Întrebări frecvente', href: '/faq' },
        { label: 'Scrie-ne', href: '/feedback' },
        { label: 'Cum ordonăm rezultatele', href: '/how-we-rank' },
        { label: 'Orașe', href: '/cities' },
      ],
    },
    {
      title: 'Afaceri',
      links: [
        { label: copy.business, href: '/business' },
        ...Object.values(businessCopy.categories),
        ...configuredLink(copy.register, registrationUrl),
      ],
    },
    {
      title: 'Contul tău',
      links: [
        { label: accountCopy.bookings, href: '/account/bookings' },
        { label: accountCopy.login, href: '/login', guestOnly: true },
      ],
    },
  ];
}
