import { queryOptions } from '@tanstack/react-query';
import { typingPause } from '../pause.ts';

export function googlePlacesQuery(text: string) {
  return queryOptions({
    queryKey: ['search', 'google-places', text],
    queryFn: async ({ signal }) => {
      await typingPause(signal);
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
