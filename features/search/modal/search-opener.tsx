'use client';

import { useEffect, useState, useSyncExternalStore, type MouseEvent } from 'react';
import { Icon } from '#components/ui/icon.tsx';
import { NavLink, opensElsewhere } from '#components/ui/nav-link.tsx';
import { useLoaded } from '#hooks/use-loaded.ts';
import { useIsHome } from '#hooks/use-page-group.ts';
import { lazyPart } from '#lib/browser/lazy-part.ts';
import { defaultCity, ownPlace } from '#lib/place/place.ts';
import { headerSearchId, onOpenSearch, openSearch } from '#lib/browser/search-modal.ts';
import { searchBox, useSearchBox } from '#lib/place/search-box.ts';

const loadModal = lazyPart(() => import('./search-modal.lazy.tsx'));

export function SearchOpener() {
  const [open, setOpen] = useState<object | false>(false);
  const { search, city } = useSearchBox();
  const ownCity = useSyncExternalStore(
    searchBox.subscribe,
    () => ownPlace().city.name,
    () => defaultCity.name,
  );
  const isHome = useIsHome();
  const modal = useLoaded(loadModal, open, setOpen);

  useEffect(
    () =>
      onOpenSearch(() => {
        const inHeader = document.querySelector<HTMLInputElement>(
          `#${headerSearchId} input[name="place"]`,
        );
        if (inHeader?.checkVisibility({ visibilityProperty: true })) return inHeader.select();
        setOpen({});
      }),
    [],
  );

  return (
    <>
      <NavLink
        href="/locations"
        onClick={openInPlace}
        className={isHome ? 'search-icon' : 'search-pill'}
      >
        <Icon name="search" />
        <span className="sr-only">Deschide căutarea</span>
        {!isHome && (
          <span>
            {search ? <strong>{search}</strong> : <span>Caută</span>}
            <span>{city?.name ?? ownCity}</span>
          </span>
        )}
      </NavLink>
      {modal && <modal.SearchModal open={!!open} onClose={() => setOpen(false)} />}
    </>
  );
}

function openInPlace(event: MouseEvent) {
  if (opensElsewhere(event) || !navigator.onLine) return;
  event.preventDefault();
  openSearch();
}
