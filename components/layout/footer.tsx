import { company, contactEmail } from '#lib/site.ts';
import { copy } from './copy.ts';
import { FooterAnchor } from './footer-anchor.tsx';
import { footerGroups, socialLinks } from './footer-groups.ts';
import { Logo } from './logo.tsx';

const heading = 'mb-2 font-text text-xs font-semibold tracking-wide text-muted uppercase';

export function Footer() {
  const email = contactEmail();
  const social = socialLinks();
  const operator = company();
  return (
    <footer className="mt-16 border-t border-line bg-sunken">
      <div className="page grid gap-10 py-12 sm:grid-cols-2 lg:grid-cols-[1.6fr_1fr_1fr_1fr]">
        <div className="flex max-w-xs flex-col items-start gap-3">
          <Logo />
          <p className="text-sm text-muted">{copy.promise}</p>
          <FooterAnchor link={{ label: email, href: `mailto:${email}` }} />
        </div>
        {footerGroups().map((group) => (
          <nav key={group.title} aria-label={group.title}>
            <h2 className={heading}>{group.title}</h2>
            <ul>
              {group.links.map((link) => (
                <li key={link.href}>
                  <FooterAnchor link={link} />
                </li>
              ))}
            </ul>
          </nav>
        ))}
        {social.length > 0 && (
          <nav aria-label={copy.follow}>
            <h2 className={heading}>{copy.follow}</h2>
            <ul>
              {social.map((link) => (
                <li key={link.href}>
                  <FooterAnchor link={link} />
                </li>
              ))}
            </ul>
          </nav>
        )}
      </div>
      <div className="border-t border-line">
        <div className="page flex flex-col gap-4 py-6 text-xs text-muted md:flex-row md:items-center md:justify-between">
          <div className="flex flex-col gap-1">
            {operator && <p>{operator}</p>}
            <p>
              {copy.places}{' '}
              <a href="https://www.geonames.org/" className="underline hover:text-ink">
                {copy.placesLicence}
              </a>
            </p>
          </div>
          <a
            href="https://reclamatiisal.anpc.ro"
            target="_blank"
            rel="noopener"
            className="inline-block shrink-0"
          >
            <img
              src="/sal.svg"
              width={250}
              height={50}
              loading="lazy"
              alt={`${copy.sal} ${copy.newTab}`}
            />
          </a>
        </div>
      </div>
    </footer>
  );
}
