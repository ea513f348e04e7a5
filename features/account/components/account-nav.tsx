'use client';

import { usePathname } from 'next/navigation';
import { classes } from '#components/ui/classes.ts';
import { Icon } from '#components/ui/icon.tsx';
import { NavLink } from '#components/ui/nav-link.tsx';
import { accountLinks, copy } from '../account-links.ts';

export function AccountNav() {
  const path = usePathname();
  return (
    <>
      {accountLinks.some(({ href }) => href === path) && (
        <NavLink
          href="/account"
          className="-mb-4 inline-flex min-h-target items-center gap-2 self-start text-muted no-underline hover:text-ink lg:hidden print:hidden"
        >
          <Icon name="arrow-left" />
          {copy.account}
        </NavLink>
      )}
      <nav aria-label={copy.account} className="hidden lg:block print:hidden">
        <ul className="flex flex-col gap-1">
          {accountLinks.map(({ href, label, icon }) => {
            const isHere = path === href || path.startsWith(`${href}/`);
            return (
              <li key={href}>
                <NavLink
                  href={href}
                  aria-current={isHere ? (path === href ? 'page' : 'true') : undefined}
                  className={classes(
                    'flex min-h-target items-center gap-3 rounded-control px-3 font-semibold no-underline transition-colors',
                    isHere
                      ? 'bg-brand-soft text-brand-hover'
                      : 'text-muted hover:bg-sunken hover:text-ink',
                  )}
                >
                  <Icon name={icon} />
                  {label}
                </NavLink>
              </li>
            );
          })}
        </ul>
      </nav>
    </>
  );
}
