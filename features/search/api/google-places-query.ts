import { queryOptions } from '@tanstack/react-query';
import { pause } from './pause.ts';

const debounceMs = 500;

/** The addresses of Romania that Google completes a text to. The script of its places has to be there. */
export function googlePlacesQuery(text: string) {
  return queryOptions({
    queryKey: ['search', 'google-places', text],
    queryFn: async ({ signal }) => {
      await pause(debounceMs, signal);
      const { AutocompleteSuggestion } = google.maps.places;
      const { suggestions } = await AutocompleteSuggestion.fetchAutocompleteSuggestions({
        input: text,
        includedRegionCodes: ['ro'],
        language: 'ro',
      });
      return suggestions.flatMap(({ placePrediction }) => placePrediction ?? []);
    },
    retry: false,
  });
}
