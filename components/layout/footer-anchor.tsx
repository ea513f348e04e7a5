import type { FooterLink } from './footer-groups.ts';

export function FooterAnchor({ link }: { link: FooterLink }) {
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
