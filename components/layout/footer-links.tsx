import { FooterAnchor } from './footer-anchor.tsx';
import type { FooterLink } from './footer-groups.ts';
import { GuestOnly } from './guest-only.tsx';

type FooterLinksProps = { links: FooterLink[]; className?: string };

export function FooterLinks({ links, className }: FooterLinksProps) {
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
