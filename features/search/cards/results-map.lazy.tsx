import { GoogleMap, MarkerF, useJsApiLoader } from '@react-google-maps/api';
import { useQueries, type UseQueryResult } from '@tanstack/react-query';
import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { Alert } from '#components/ui/alert.tsx';
import { IconButton } from '#components/ui/icon-button.tsx';
import { NavLink } from '#components/ui/nav-link.tsx';
import type { LocationCard } from '#contract/location-list.ts';
import { pageSizes } from '#contract/values.ts';
import { useBack } from '#hooks/use-back.ts';
import { focusHeading } from '#lib/browser/focus-heading.ts';
import { locationPath } from '#domain/place/location-path.ts';
import { getQueryClient } from '#lib/api/query-client.ts';
import { cardsQuery, toCardData, type CardData } from './card-data.ts';
import { googleOptions } from '#lib/place/google-maps.ts';

type ResultsMapProps = { apiKey: string; cards: CardData[]; onClose: () => void };

const besideTheList = '(width >= 64rem)';

export function ResultsMap({ apiKey, cards, onClose }: ResultsMapProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  const [picked, setPicked] = useState<number | null>(null);
  const { isLoaded, loadError } = useJsApiLoader(googleOptions(apiKey));
  const { locations, hasFailed } = useLocations(cards.map(({ id }) => id));
  const [map, setMap] = useState<google.maps.Map | null>(null);
  const location = locations.find(({ id }) => id === picked);

  useBack(!window.matchMedia(besideTheList).matches, () => {
    onClose();
    return false;
  });
  // The cleanup of a layout effect shows the page before the opener takes the focus.
  useLayoutEffect(() => {
    const { dataset } = document.documentElement;
    dataset.showsMap = '';
    return () => void delete dataset.showsMap;
  }, []);
  useEffect(() => focusHeading(heading.current, { preventScroll: true }), []);
  useEffect(() => {
    if (locations.length > 0) map?.fitBounds(boundsOf(locations));
  }, [map, locations]);

  return (
    <section
      data-results-map
      aria-labelledby="harta-titlu"
      className="fixed inset-x-0 top-(--sticky-top) bottom-0 z-20 flex flex-col border-line bg-canvas lg:left-auto lg:z-10 lg:w-[38vw] lg:border-l"
      onKeyDown={(event) => {
        if (event.key === 'Escape') onClose();
      }}
    >
      <div className="flex items-center justify-between gap-4 py-1 pr-2 pl-4">
        <h2 ref={heading} id="harta-titlu" className="text-lg">
          Harta rezultatelor
        </h2>
        <IconButton label="Închide harta" icon="x" onClick={onClose} />
      </div>
      <div className="relative flex-1">
        {loadError || hasFailed ? (
          <Alert className="relative z-10">Nu am putut încărca harta.</Alert>
        ) : (
          <p role="status" className={isLoaded ? 'sr-only' : 'p-4 text-muted'}>
            {!isLoaded && 'Se încarcă harta…'}
          </p>
        )}
        {isLoaded && (locations.length > 0 || map) && (
          <GoogleMap
            mapContainerClassName="absolute inset-0"
            options={{ mapTypeControl: false, streetViewControl: false, fullscreenControl: false }}
            onLoad={setMap}
          >
            {locations.map(({ id, name, latitude, longitude }) => (
              <MarkerF
                key={id}
                position={{ lat: latitude, lng: longitude }}
                title={name}
                onClick={() => setPicked(id)}
              />
            ))}
          </GoogleMap>
        )}
        <div role="status" className="absolute inset-x-3 bottom-6">
          {location && <MapCard location={location} />}
        </div>
      </div>
    </section>
  );
}

function MapCard({ location }: { location: LocationCard }) {
  const { name, facts, price } = toCardData(location);
  return (
    <NavLink
      href={locationPath(location.id, location.slug)}
      cached
      className="flex flex-col rounded-card border border-line bg-surface p-4 text-ink no-underline shadow-float"
    >
      <strong className="text-base">{name}</strong>
      <span className="text-sm text-muted first-letter:uppercase">{facts}</span>
      {price && <span className="tabular text-sm">{price}</span>}
    </NavLink>
  );
}

function useLocations(ids: number[]) {
  const size = pageSizes.cards;
  const parts = Array.from({ length: Math.ceil(ids.length / size) }, (_, part) =>
    ids.slice(part * size, (part + 1) * size),
  );
  return useQueries({ queries: parts.map(cardsQuery), combine: combineParts }, getQueryClient());
}

/** React Query keeps the identity of equal results, so the map does not fit its bounds again. */
function combineParts(parts: UseQueryResult<LocationCard[]>[]) {
  return {
    locations: parts.flatMap(({ data }) => data ?? []),
    hasFailed: parts.some(({ isError }) => isError),
  };
}

function boundsOf(locations: readonly LocationCard[]): google.maps.LatLngBounds {
  const bounds = new google.maps.LatLngBounds();
  for (const { latitude, longitude } of locations) bounds.extend({ lat: latitude, lng: longitude });
  return bounds;
}
