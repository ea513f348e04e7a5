'use client';

import { useRouter } from 'next/navigation';
import { locationPath } from '#lib/location-path.ts';
import { listSuggestions } from '../api/list-suggestions.ts';
import { suggestionCopy as copy } from '../suggestion-copy.ts';
import { useSuggestions } from '../use-suggestions.ts';
import type { SuggestionProps } from './combobox.tsx';
import { SuggestionList } from './suggestion-list.tsx';

/** The locations that match a text best; picking one leads to its page. */
export function ServiceSuggestions(list: SuggestionProps) {
  const router = useRouter();
  const locations = useSuggestions(list.text, listSuggestions);
  return (
    <SuggestionList
      {...list}
      suggestions={locations.map(({ id, name, category, city }) => ({
        key: String(id),
        label: name,
        detail: `${category.name} · ${city}`,
      }))}
      onPick={(key) => {
        const location = locations.find(({ id }) => String(id) === key);
        if (location) router.push(locationPath(location.id, location.slug));
      }}
      icon="building"
      label={copy.suggestions}
      found={copy.suggestionsFound}
    />
  );
}
