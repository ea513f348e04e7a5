import { useRouter } from 'next/navigation';
import { flushSync } from 'react-dom';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { useLoaded } from '#hooks/use-loaded.ts';
import { getQueryClient } from '#lib/api/query-client.ts';
import { googleMapsKey } from '#lib/place/google-maps.ts';
import { lazyPart } from '#lib/browser/lazy-part.ts';
import { locationPath } from '#domain/place/location-path.ts';
import { toCity, type SelectedCity } from '#lib/place/place.ts';
import { SuggestionList, type SuggestionListProps } from './suggestion-list.tsx';
import { pageSizes } from '#contract/values.ts';
import { call } from '#lib/api/call.ts';
import { listQuery } from '../list-query.ts';
import { plainSearch, type SearchArea } from '../search-href.ts';
import { pause, typingMs } from '../pause.ts';

const loadGooglePlaces = lazyPart(() => import('./google-places.lazy.tsx'));

const suggestionCount = { one: '{n} sugestie', more: '{n} sugestii' };

type SuggestionsProps = SuggestionListProps & { text: string };

type ServiceSuggestionsProps = SuggestionsProps & { area: SearchArea };

export function ServiceSuggestions({ text, area, ...list }: ServiceSuggestionsProps) {
  const router = useRouter();
  const { data = [] } = useQuery(servicesQuery(text, area), getQueryClient());
  return (
    <SuggestionList
      {...list}
      suggestions={data.map(({ id, slug, name, category, city }) => ({
        id,
        label: name,
        detail: `${category.name} · ${city}`,
        onPick: () => router.push(locationPath(id, slug)),
      }))}
      typed={text}
      icon="building"
      label="Sugestii"
      countForms={suggestionCount}
    />
  );
}

type PlaceSuggestionsProps = SuggestionsProps & { onCity: (city: SelectedCity) => void };

export function PlaceSuggestions({ onCity, ...rest }: PlaceSuggestionsProps) {
  const choose = (city: SelectedCity) => {
    // Renders first, because the form submits the rendered place.
    flushSync(() => onCity(city));
    if (location.pathname !== '/locations') return;
    (document.getElementById(rest.fieldId) as HTMLInputElement | null)?.form?.requestSubmit();
  };
  const props = { ...rest, onCity: choose };
  const apiKey = googleMapsKey();
  const isFromGoogle = apiKey !== null && props.text !== '';
  const google = useLoaded(loadGooglePlaces, isFromGoogle);
  const localities = <Localities {...props} />;
  if (!isFromGoogle || !google) return localities;
  return (
    <google.GooglePlaces {...props} apiKey={apiKey}>
      {localities}
    </google.GooglePlaces>
  );
}

function Localities({ text, onCity, ...list }: PlaceSuggestionsProps) {
  const { data = [] } = useQuery(placesQuery(text), getQueryClient());
  return (
    <SuggestionList
      {...list}
      suggestions={data.map((place) => ({
        id: place.id,
        label: place.name,
        detail: place.county,
        onPick: () => onCity(toCity(place)),
      }))}
      icon="map-pin"
      label="Localități și cartiere"
      countForms={suggestionCount}
    />
  );
}

function servicesQuery(search: string, area: SearchArea) {
  const query = { ...listQuery(plainSearch(area, search)), per_page: pageSizes.suggestions };
  return queryOptions({
    queryKey: ['search', 'suggestions', 'services', query],
    queryFn: async ({ signal }) => {
      await pause(typingMs, signal);
      return (await call('listLocations', { query, signal })).data;
    },
    enabled: search !== '',
    retry: false,
  });
}

export function placesQuery(search: string) {
  return queryOptions({
    queryKey: ['search', 'suggestions', 'places', search],
    queryFn: async ({ signal }) => {
      await pause(typingMs, signal);
      return (await call('listPlaces', { query: { search }, signal })).data;
    },
    enabled: search !== '',
    retry: false,
  });
}
