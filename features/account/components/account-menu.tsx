'use client';

import { useEffect } from 'react';
import { Icon } from '#components/ui/icon.tsx';
import { NavLink } from '#components/ui/nav-link.tsx';
import { accountLinks, copy } from '../account-links.ts';

export function AccountMenu() {
  useEffect(() => {
    if (window.matchMedia('(width >= 64rem)').matches) window.location.replace('/account/bookings');
  }, []);
  return (
    <>
      <div className="flex flex-col gap-2 pt-2 sm:pt-0">
        <h1 className="text-xl sm:text-2xl">{copy.account}</h1>
        <p className="text-muted">Programările, datele și abonamentele tale.</p>
      </div>
      <ul className="divide-y divide-line overflow-hidden rounded-card border border-line bg-surface lg:hidden">
        {accountLinks.map(({ href, label, hint, icon }) => (
          <li key={href}>
            <NavLink
              href={href}
              className="flex items-center gap-4 p-4 text-ink no-underline transition-colors hover:bg-sunken"
            >
              <Icon name={icon} className="text-brand narrow:hidden" />
              <span className="flex min-w-0 flex-1 flex-col">
                <span className="font-semibold">{label}</span>
                <span className="text-muted">{hint}</span>
              </span>
              <Icon name="chevron-right" className="text-muted narrow:hidden" />
            </NavLink>
          </li>
        ))}
      </ul>
    </>
  );
}
