'use client';

import { useEffect } from 'react';
import type { CityFacts } from '#contract/city.ts';
import { toCity } from '#lib/place/place.ts';
import { searchBox } from '#lib/place/search-box.ts';

type SearchedCityProps = Pick<CityFacts['city'], 'label' | 'latitude' | 'longitude'>;

export function SearchedCity({ label, latitude, longitude }: SearchedCityProps) {
  useEffect(() => {
    const { city: before } = searchBox.getState();
    const city = toCity({ label, latitude, longitude });
    searchBox.setState({ city });
    return () => searchBox.setState((now) => (now.city === city ? { city: before } : now));
  }, [label, latitude, longitude]);
  return null;
}
