'use client';

import { useEffect } from 'react';
import type { CityFacts } from '#contract/city.ts';
import { shortAddress } from '#lib/place/place.ts';
import { searchBox } from '#lib/place/search-box.ts';

type SearchedCityProps = Pick<CityFacts['city'], 'label' | 'latitude' | 'longitude'>;

/** The search in the header is around the city of the page. */
export function SearchedCity({ label, latitude, longitude }: SearchedCityProps) {
  useEffect(() => {
    searchBox.setState({ city: { lat: latitude, lng: longitude, name: shortAddress(label) } });
  }, [label, latitude, longitude]);
  return null;
}
