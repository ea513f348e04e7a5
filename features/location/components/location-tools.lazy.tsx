import { useEffect } from 'react';
import { useStore } from 'zustand/react';
import { HeartButton } from '#components/favourites/heart-button.tsx';
import type { NamedLocation } from '#components/next-slots/next-slots.lazy.tsx';
import { IconButton } from '#components/ui/icon-button.tsx';
import { showToast } from '#lib/browser/show-toast.ts';
import { consent } from '#lib/own/consent-preferences.ts';
import { locationPath } from '#domain/place/location-path.ts';
import { recentLocations } from '#lib/own/own-locations.ts';

export { CurrentTab } from './current-tab.tsx';
export { OpenState } from './open-state.tsx';
export { ReviewFilters } from './review-filters.tsx';
export { MoreReviews, ReportReview } from './review-list.tsx';
export { TeamSlot } from './team-slot.tsx';

/** Also stores the location as recently viewed if marketing is allowed. */
export function LocationTools({ of: location }: { of: NamedLocation }) {
  const { id } = location;
  const isTraced = useStore(consent)?.marketing ?? false;
  useEffect(() => {
    if (isTraced) recentLocations.add(id);
  }, [id, isTraced]);
  return (
    <>
      <HeartButton location={location} />
      <IconButton
        label="Distribuie"
        icon="share"
        onClick={() => void share(location)}
        className="border-line! bg-surface"
      />
    </>
  );
}

async function share({ id, slug, name }: NamedLocation): Promise<void> {
  const url = window.location.origin + locationPath(id, slug);
  try {
    if ('share' in navigator) await navigator.share({ title: name, url });
    else {
      await (navigator as Navigator).clipboard.writeText(url);
      void showToast('Am copiat linkul paginii.');
    }
  } catch (error) {
    const isGivenUp = error instanceof DOMException && error.name === 'AbortError';
    if (!isGivenUp) void showToast('Nu am putut distribui pagina. Încearcă din nou.', 'error');
  }
}
