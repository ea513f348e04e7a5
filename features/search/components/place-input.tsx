'use client';

import { useId, useState } from 'react';
import { Icon } from '#components/ui/icon.tsx';
import { IconButton } from '#components/ui/icon-button.tsx';
import { locateFixedIcon, mapPinIcon } from '#components/ui/icon-paths.ts';
import { shortAddress, type SelectedCity } from '#lib/place.ts';
import { listPlaces } from '../api/list-places.ts';
import { copy } from '../copy.ts';
import { currentCity } from '../current-city.ts';
import { useSuggestions } from '../use-suggestions.ts';
import { Combobox } from './combobox.tsx';

type PlaceInputProps = {
  value: string;
  onText: (text: string) => void;
  onCity: (city: SelectedCity) => void;
  /** The text names the chosen place already: there is nothing to look for. */
  settled: boolean;
  className?: string;
};

/** Where to search: the localities of Romania by name, or where the visitor is. */
export function PlaceInput({ value, onText, onCity, settled, className }: PlaceInputProps) {
  const [location, setLocation] = useState<'idle' | 'locating' | 'denied'>('idle');
  const places = useSuggestions(settled ? '' : value, listPlaces);
  const messageId = useId();

  const pick = (key: string) => {
    const place = places.find(({ id }) => String(id) === key);
    if (!place) return;
    onCity({ lat: place.latitude, lng: place.longitude, name: shortAddress(place.label) });
  };

  const locate = async () => {
    setLocation('locating');
    try {
      onCity(await currentCity());
      setLocation('idle');
    } catch {
      setLocation('denied');
    }
  };

  return (
    <div className={`relative min-w-0 ${className ?? ''}`}>
      <Combobox
        label={copy.place}
        name="place"
        value={value}
        onText={(text) => {
          setLocation('idle');
          onText(text);
        }}
        options={places.map((place) => ({
          key: String(place.id),
          label: place.name,
          detail: place.county,
          icon: mapPinIcon,
        }))}
        onPick={pick}
        listLabel={copy.places}
        found={copy.placesFound}
        icon={<Icon path={mapPinIcon} />}
        placeholder={copy.placePlaceholder}
        enterKeyHint="search"
        describedBy={location === 'denied' ? messageId : undefined}
        action={
          <IconButton
            label={copy.currentLocation}
            title={copy.currentLocation}
            path={locateFixedIcon}
            onClick={locate}
            aria-busy={location === 'locating'}
            className={location === 'locating' ? 'animate-pulse text-brand' : 'text-brand'}
          />
        }
      />
      <p id={messageId} role="status" className={message(location === 'denied')}>
        {location === 'denied' && copy.geoDenied}
        {location === 'locating' && copy.locating}
      </p>
    </div>
  );
}

const message = (shown: boolean) =>
  shown
    ? 'absolute inset-x-0 top-full z-40 mt-2 rounded-card border border-line bg-surface p-3 text-sm text-ink shadow-float'
    : 'sr-only';
