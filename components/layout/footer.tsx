import { company, contactEmail } from '#lib/site.ts';
import { copy } from './copy.ts';
import { FooterAnchor } from './footer-anchor.tsx';
import { footerGroups, socialLinks } from './footer-groups.ts';
import { FooterLinks } from './footer-links.tsx';
import { Logo } from './logo.tsx';
import { SalLink } from './sal-link.tsx';

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
