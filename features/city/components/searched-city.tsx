'use client';

import { useEffect } from 'react';
import type { CityFacts } from '#contract/city.ts';
import { shortAddress } from '#lib/place/place.ts';
import { searchBox } from '#lib/place/search-box.ts';

type SearchedCityProps = Pick<CityFacts['city'], 'label' | 'latitude' | 'longitude'>;

export function SearchedCity({ label, latitude, longitude }: SearchedCityProps) {
  useEffect(() => {
    const { city: before } = searchBox.getState();
    const city = { lat: latitude, lng: longitude, name: shortAddress(label) };
    searchBox.setState({ city });
    return () => searchBox.setState((now) => (now.city === city ? { city: before } : now));
  }, [label, latitude, longitude]);
  return null;
}
