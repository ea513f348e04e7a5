import { useJsApiLoader } from '@react-google-maps/api';
import { queryOptions, useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { showToast } from '#lib/browser/show-toast.ts';
import { getQueryClient } from '#lib/api/query-client.ts';
import { shortAddress, type SelectedCity } from '#lib/place/place.ts';
import { googleOptions } from '#lib/place/google-maps.ts';
import { pause, typingMs } from '../pause.ts';
import { SuggestionList, type SuggestionListProps } from './suggestion-list.tsx';

const addressCount = { one: '{n} adresă găsită', more: '{n} adrese găsite' };

type GooglePlacesProps = SuggestionListProps & {
  apiKey: string;
  text: string;
  onCity: (city: SelectedCity) => void;
  children: ReactNode;
};

export function GooglePlaces({ apiKey, text, onCity, children, ...list }: GooglePlacesProps) {
  const { isLoaded } = useJsApiLoader(googleOptions(apiKey));
  const query = useQuery({ ...googlePlacesQuery(text), enabled: isLoaded }, getQueryClient());
  if (!isLoaded || query.error) return children;

  const typedText = () => (document.getElementById(list.fieldId) as HTMLInputElement | null)?.value;
  const pick = async (prediction: google.maps.places.PlacePrediction) => {
    const typed = typedText();
    try {
      const { place } = await prediction.toPlace().fetchFields({ fields: ['location'] });
      const { location } = place;
      if (!location) throw new Error('The place has no position');
      if (typedText() !== typed) return;
      const [lat, lng] = [location.lat(), location.lng()];
      onCity({ lat, lng, name: shortAddress(prediction.text.text) });
    } catch {
      void showToast('Nu am putut afla unde este adresa. Încearcă din nou.', 'error');
    }
  };
  return (
    <SuggestionList
      {...list}
      suggestions={(query.data ?? []).map((prediction) => ({
        id: prediction.placeId,
        label: prediction.mainText?.text ?? prediction.text.text,
        detail: prediction.secondaryText?.text ?? '',
        onPick: () => void pick(prediction),
      }))}
      icon="map-pin"
      label="Adrese"
      countForms={addressCount}
      source="Adresele vin de la Google Maps."
    />
  );
}

function googlePlacesQuery(text: string) {
  return queryOptions({
    queryKey: ['search', 'google-places', text],
    queryFn: async ({ signal }) => {
      await pause(typingMs, signal);
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
