'use client';

import { useEffect, useState } from 'react';
import { searchIcon } from '#components/icons/search-icon.ts';
import { Icon } from '#components/ui/icon.tsx';
import { NavLink } from '#components/ui/nav-link.tsx';
import { opensElsewhere } from '#components/ui/opens-elsewhere.ts';
import { useLoaded } from '#hooks/use-loaded.ts';
import { HEADER_SEARCH_ID, onOpenSearch, openSearch } from '#lib/search-modal.ts';
import { copy } from '../copy.ts';

const loadModal = () => import('./search-modal.tsx');

/** The search of small and medium screens: an icon in the header that opens the modal. */
export function SearchOpener() {
  const [open, setOpen] = useState(false);
  const [wasOpen, setWasOpen] = useState(false);
  const modal = useLoaded(loadModal, wasOpen);

  useEffect(
    () =>
      onOpenSearch(() => {
        const inHeader = document.querySelector<HTMLElement>(
          `#${HEADER_SEARCH_ID} input[name="place"]`,
        );
        if (inHeader?.checkVisibility({ visibilityProperty: true })) return inHeader.focus();
        setWasOpen(true);
        setOpen(true);
      }),
    [],
  );

  return (
    <>
      <NavLink
        href="/locations"
        aria-label={copy.open}
        onClick={(event) => {
          if (opensElsewhere(event)) return;
          event.preventDefault();
          openSearch();
        }}
        className="inline-flex size-11 shrink-0 items-center justify-center rounded-full text-ink transition-colors hover:bg-sunken"
      >
        <Icon path={searchIcon} />
      </NavLink>
      {modal && <modal.SearchModal open={open} onClose={() => setOpen(false)} />}
    </>
  );
}
