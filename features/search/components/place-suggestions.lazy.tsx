'use client';

import { shortAddress, type SelectedCity } from '#lib/place.ts';
import { listPlaces } from '../api/list-places.ts';
import { suggestionCopy as copy } from '../suggestion-copy.ts';
import { useSuggestions } from '../use-suggestions.ts';
import type { SuggestionProps } from './combobox.tsx';
import { SuggestionList } from './suggestion-list.tsx';

type PlaceSuggestionsProps = SuggestionProps & { onCity: (city: SelectedCity) => void };

/** The localities that a typed name could mean. */
export function PlaceSuggestions({ onCity, ...list }: PlaceSuggestionsProps) {
  const places = useSuggestions(list.text, listPlaces);
  return (
    <SuggestionList
      {...list}
      suggestions={places.map(({ id, name, county }) => ({
        key: String(id),
        label: name,
        detail: county,
      }))}
      onPick={(key) => {
        const place = places.find(({ id }) => String(id) === key);
        if (!place) return;
        onCity({ lat: place.latitude, lng: place.longitude, name: shortAddress(place.label) });
      }}
      icon="map-pin"
      label={copy.places}
      found={copy.placesFound}
    />
  );
}
