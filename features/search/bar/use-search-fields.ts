import { useState } from 'react';
import { ownPlace, type SelectedCity, storeCity, storePlace } from '#lib/place/place.ts';
import { searchBox, useSearchBox } from '#lib/place/search-box.ts';
import { plainSearch, type SearchArea, type SearchState } from '../search-href.ts';

export function useSearchFields() {
  const box = useSearchBox();
  const [text, setText] = useState<string>();
  const [placeText, setPlaceText] = useState<string>();
  const search = (text ?? box.search).trim();
  const placeName = placeText?.trim() ?? '';
  // A changed text drops the former search's time and filters.
  const isSame = search === box.search;
  /** Around the shown place, else the visitor's stored one. */
  const area = (): SearchArea => {
    const { city, radius } = ownPlace();
    return { city: box.city ?? city, radius };
  };
  const store = (city: typeof box.city) => {
    searchBox.setState((former) => ({ ...(isSame && former), search, city }), true);
    setPlaceText(undefined);
  };
  return {
    box,
    area,
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
    /** Stores the shown place, replacing that of another tab. */
    submit: () => {
      if (box.city) storePlace({ ...ownPlace(), city: box.city });
      store(box.city);
      setText(undefined);
    },
    /** A place that was typed and not picked has only a name, which the results page looks up. */
    typed: (): SearchState => {
      const plain = plainSearch(area(), search);
      const city = placeName ? ({ name: placeName } as SelectedCity) : plain.city;
      return { ...plain, ...(isSame && box), city, page: 1 };
    },
  };
}
