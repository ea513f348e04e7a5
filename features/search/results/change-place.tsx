'use client';

import { NavLink } from '#components/ui/nav-link.tsx';
import { openSearch } from '#lib/browser/search-modal.ts';

export function ChangePlace() {
  return (
    <NavLink
      href="/"
      className="-my-3 inline-block py-3 font-semibold text-brand underline underline-offset-4"
      onClick={(event) => {
        event.preventDefault();
        openSearch();
      }}
    >
      Schimbă <span className="max-sm:sr-only">orașul</span>
    </NavLink>
  );
}
