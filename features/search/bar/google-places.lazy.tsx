'use client';

import { useJsApiLoader } from '@react-google-maps/api';
import type { ReactNode } from 'react';
import { showToast } from '#components/ui/show-toast.ts';
import { shortAddress, type SelectedCity } from '#lib/place/place.ts';
import { useApiQuery } from '#lib/api/use-api-query.ts';
import { googlePlacesQuery } from './google-places-query.ts';
import { googleOptions } from '../google-options.ts';
import { suggestionCopy as copy } from './suggestion-copy.ts';
import { SuggestionList, type SuggestionListProps } from './suggestion-list.tsx';

type GooglePlacesProps = SuggestionListProps & {
  apiKey: string;
  /** Not empty. */
  text: string;
  onCity: (city: SelectedCity) => void;
  children: ReactNode;
};

export function GooglePlaces({ apiKey, text, onCity, children, ...list }: GooglePlacesProps) {
  const { isLoaded } = useJsApiLoader(googleOptions(apiKey));
  const query = useApiQuery({ ...googlePlacesQuery(text.trim()), enabled: isLoaded });
  if (!isLoaded || query.error) return children;

  const pick = async (prediction: google.maps.places.PlacePrediction) => {
    try {
      const { place } = await prediction.toPlace().fetchFields({ fields: ['location'] });
      const { location } = place;
      if (!location) throw new Error('The place has no position');
      const [lat, lng] = [location.lat(), location.lng()];
      onCity({ lat, lng, name: shortAddress(prediction.text.text) });
    } catch {
      void showToast(copy.placeFailed, 'error');
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
      label={copy.addresses}
      countForms={copy.addressesFound}
      source={copy.fromGoogle}
    />
  );
}
