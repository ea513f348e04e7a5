'use client';

import { usePathname } from 'next/navigation';
import { classes } from '#components/ui/classes.ts';
import { Icon } from '#components/ui/icon.tsx';
import { NavLink } from '#components/ui/nav-link.tsx';
import { accountLinks, copy } from '../account-links.ts';

export function AccountNav() {
  const path = usePathname();
  return (
    <nav
      aria-label={copy.account}
      className={classes('print:hidden', path === '/account' && 'hidden lg:block')}
    >
      <ul className="flex flex-wrap gap-x-1 gap-y-1 lg:flex-col">
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
                <Icon name={icon} className="hidden lg:block" />
                {label}
              </NavLink>
            </li>
          );
        })}
      </ul>
    </nav>
  );
}
