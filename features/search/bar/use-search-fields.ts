import { useState } from 'react';
import { ownPlace, storeCity, storePlace } from '#lib/place/place-cookies.ts';
import type { SelectedCity } from '#lib/place/place.ts';
import { searchBox, useSearchBox } from '#lib/place/search-box.ts';

export function useSearchFields() {
  const box = useSearchBox();
  const [text, setText] = useState<string>();
  const [placeText, setPlaceText] = useState<string>();
  const typed = { search: (text ?? box.search).trim(), placeName: placeText?.trim() ?? '' };
  return {
    box,
    typed,
    text: text ?? box.search,
    setText,
    isTextTyped: text !== undefined,
    place: placeText ?? box.city?.name,
    setPlace: setPlaceText,
    isPlaceTyped: placeText !== undefined,
    chooseCity: (city: SelectedCity) => {
      storeCity(city);
      searchBox.setState({ search: typed.search, city });
      setPlaceText(undefined);
    },
    /** Stores the place shown here, even if another tab chose a different one. */
    submit: () => {
      if (box.city) storePlace({ ...ownPlace(), city: box.city });
      searchBox.setState({ search: typed.search });
      setText(undefined);
      setPlaceText(undefined);
      return typed;
    },
  };
}
