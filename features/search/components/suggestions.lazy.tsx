'use client';

import ComboboxKeys from '@github/combobox-nav';
import { useQuery } from '@tanstack/react-query';
import { useRouter } from 'next/navigation';
import { useId, useLayoutEffect, useRef } from 'react';
import { useStore } from 'zustand/react';
import { Icon, type IconName } from '#components/ui/icon.tsx';
import { plural, type PluralForms } from '#domain/plural.ts';
import { locationPath } from '#lib/location-path.ts';
import { ownPlace } from '#lib/place-cookies.ts';
import { shortAddress, type SelectedCity } from '#lib/place.ts';
import { getQueryClient } from '#lib/query-client.ts';
import { searchBox } from '#lib/search-box.ts';
import { placesQuery, servicesQuery } from '../api/suggestion-queries.ts';
import { suggestionCopy as copy } from '../suggestion-copy.ts';

/** What the list under a combobox needs of it. */
export type SuggestionListProps = {
  fieldId: string;
  /** Whether the list may be seen. */
  shown: boolean;
  onHide: () => void;
};

type SuggestionsProps = SuggestionListProps & { text: string };

/** The locations that match a text best, around the place that the search forms show; picking one leads to its page. */
export function ServiceSuggestions({ text, ...list }: SuggestionsProps) {
  const router = useRouter();
  const own = ownPlace();
  const area = { city: useStore(searchBox).city ?? own.city, radius: own.radius };
  const { data = [] } = useQuery(servicesQuery(text.trim(), area), getQueryClient());
  return (
    <SuggestionList
      {...list}
      suggestions={data.map(({ id, slug, name, category, city }) => ({
        id,
        label: name,
        detail: `${category.name} · ${city}`,
        onPick: () => router.push(locationPath(id, slug)),
      }))}
      icon="building"
      label={copy.suggestions}
      countForms={copy.suggestionsFound}
    />
  );
}

type PlaceSuggestionsProps = SuggestionsProps & { onCity: (city: SelectedCity) => void };

/** The localities that a typed name could mean. */
export function PlaceSuggestions({ text, onCity, ...list }: PlaceSuggestionsProps) {
  const { data = [] } = useQuery(placesQuery(text.trim()), getQueryClient());
  return (
    <SuggestionList
      {...list}
      suggestions={data.map(({ id, name, county, label, latitude, longitude }) => ({
        id,
        label: name,
        detail: county,
        onPick: () => onCity({ lat: latitude, lng: longitude, name: shortAddress(label) }),
      }))}
      icon="map-pin"
      label={copy.places}
      countForms={copy.placesFound}
    />
  );
}

type ListProps = SuggestionListProps & {
  suggestions: { id: number; label: string; detail: string; onPick: () => void }[];
  icon: IconName;
  /** Names the list, and says how many there are. */
  label: string;
  countForms: PluralForms;
};

/** The list under a combobox: arrows move, Enter picks. A press on it does not take the focus from the field. */
function SuggestionList({
  fieldId,
  shown,
  onHide,
  suggestions,
  icon,
  label,
  countForms,
}: ListProps) {
  const id = useId();
  const list = useRef<HTMLUListElement>(null);
  const open = shown && suggestions.length > 0;

  // Before the paint: the field says that the list is open as soon as it is seen.
  useLayoutEffect(() => {
    const field = document.getElementById(fieldId) as HTMLInputElement | null;
    if (!open || !field || !list.current) return;
    const keys = new ComboboxKeys(field, list.current, { tabInsertsSuggestions: false });
    keys.start();
    return () => keys.stop();
  }, [open, fieldId]);

  return (
    <>
      <ul
        ref={list}
        id={id}
        role="listbox"
        aria-label={label}
        hidden={!open}
        onMouseDown={(event) => event.preventDefault()}
        className="absolute inset-x-0 top-full z-40 mt-2 max-h-80 min-w-64 overflow-y-auto rounded-card border border-line bg-surface p-1.5 text-left shadow-float"
      >
        {suggestions.map((suggestion) => (
          <li
            key={suggestion.id}
            id={`${id}-${suggestion.id}`}
            role="option"
            aria-selected={false}
            onClick={() => {
              onHide();
              suggestion.onPick();
            }}
            className="flex min-h-target cursor-pointer items-center gap-3 rounded-control px-3 py-2 hover:bg-sunken aria-selected:bg-sunken"
          >
            <Icon name={icon} className="text-muted" />
            <span className="flex min-w-0 flex-col">
              <span className="truncate text-sm font-medium text-ink">{suggestion.label}</span>
              <span className="truncate text-xs text-muted">{suggestion.detail}</span>
            </span>
          </li>
        ))}
      </ul>
      <span role="status" className="sr-only">
        {open ? plural(suggestions.length, countForms) : ''}
      </span>
    </>
  );
}
