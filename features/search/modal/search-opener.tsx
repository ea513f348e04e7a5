'use client';

import { useEffect, useState, type MouseEvent } from 'react';
import { useStore } from 'zustand/react';
import { classes } from '#components/ui/classes.ts';
import { Icon } from '#components/ui/icon.tsx';
import { NavLink, opensElsewhere } from '#components/ui/nav-link.tsx';
import { useLoaded } from '#hooks/use-loaded.ts';
import { useIsHome } from '#hooks/use-page-group.ts';
import { lazyPart } from '#lib/browser/lazy-part.ts';
import { defaultCity } from '#lib/place/place.ts';
import { searchBox } from '#lib/place/search-box.ts';
import { headerSearchId, onOpenSearch, openSearch } from '#lib/browser/search-modal.ts';
import { copy } from '../copy.ts';

const title = 'Deschide căutarea';

const loadModal = lazyPart(() => import('./search-modal.lazy.tsx'));

/** A bar with the current text and place; an icon on medium screens and at home, which has its own search. */
export function SearchOpener() {
  const [open, setOpen] = useState(false);
  const { search, city } = useStore(searchBox);
  const isHome = useIsHome();
  const modal = useLoaded(loadModal, open, setOpen);

  useEffect(
    () =>
      onOpenSearch(() => {
        const inHeader = document.querySelector<HTMLInputElement>(
          `#${headerSearchId} input[name="place"]`,
        );
        if (inHeader?.checkVisibility({ visibilityProperty: true })) return inHeader.select();
        setOpen(true);
      }),
    [],
  );

  return (
    <>
      {!isHome && (
        <NavLink
          href="/locations"
          onClick={openInPlace}
          className="hidden min-h-target min-w-0 flex-1 items-center gap-2.5 rounded-full border border-line-strong bg-surface px-3.5 narrow:justify-center narrow:px-0 text-ink no-underline transition-colors hover:border-ink max-md:flex lg:flex lg:max-w-md"
        >
          <Icon name="search" className="text-brand" />
          <span className="sr-only">{title}</span>
          <span className="flex min-w-0 flex-col leading-tight narrow:hidden">
            <span className="truncate text-sm font-semibold">{search || copy.textPlaceholder}</span>
            <span className="truncate text-xs text-muted">{(city ?? defaultCity).name}</span>
          </span>
        </NavLink>
      )}
      <NavLink
        href="/locations"
        aria-label={title}
        onClick={openInPlace}
        className={classes(
          'inline-flex size-11 shrink-0 items-center justify-center rounded-full text-ink transition-colors hover:bg-sunken lg:hidden',
          !isHome && 'max-md:hidden',
        )}
      >
        <Icon name="search" />
      </NavLink>
      {modal && <modal.SearchModal open={open} onClose={() => setOpen(false)} />}
    </>
  );
}

function openInPlace(event: MouseEvent) {
  if (opensElsewhere(event) || !navigator.onLine) return;
  event.preventDefault();
  openSearch();
}
