import { useState } from 'react';
import { ownPlace, type SelectedCity, storeCity, storePlace } from '#lib/place/place.ts';
import { searchBox, useSearchBox } from '#lib/place/search-box.ts';
import {
  plainSearch,
  type SearchArea,
  type SearchState,
  type TypedSearch,
} from '../search-href.ts';

export function useSearchFields() {
  const box = useSearchBox();
  const [text, setText] = useState<string>();
  const [placeText, setPlaceText] = useState<string>();
  const search = (text ?? box.search).trim();
  const placeName = placeText?.trim() ?? '';
  const area = (): SearchArea => {
    const { city, radius } = ownPlace();
    return { city: box.city ?? city, radius: box.shown?.radius ?? radius };
  };
  const buildSearch = (words: string): SearchState => ({
    ...plainSearch(area(), words),
    ...(words === box.shown?.search && box.shown),
  });
  const store = (city: typeof box.city) => {
    searchBox.setState({ search, city });
    setPlaceText(undefined);
  };
  return {
    box,
    area,
    buildSearch,
    search,
    placeName,
    text: text ?? box.search,
    setText,
    typedText: text?.trim() ?? '',
    place: placeText ?? box.city?.name,
    setPlace: setPlaceText,
    chooseCity: (city: SelectedCity) => {
      storeCity(city);
      store(city);
    },
    /** Stores place and radius of the search, replacing those of another tab. */
    submit: () => {
      storePlace(area());
      store(box.city);
      setText(undefined);
    },
    typed: (): TypedSearch => ({
      ...buildSearch(search),
      ...(placeName && { city: { name: placeName } }),
    }),
  };
}
