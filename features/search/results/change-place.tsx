'use client';

import type { ReactNode } from 'react';
import { NavLink } from '#components/ui/nav-link.tsx';
import { openSearch } from '#lib/browser/search-modal.ts';

export function ChangePlace({ children }: { children: ReactNode }) {
  return (
    <NavLink
      href="/"
      className="inline-flex min-h-target items-center font-semibold text-brand underline underline-offset-4"
      onClick={(event) => {
        event.preventDefault();
        openSearch();
      }}
    >
      {children}
    </NavLink>
  );
}
