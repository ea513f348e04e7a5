import { useState } from 'react';
import { ownPlace, type SelectedCity, storeCity, storePlace } from '#lib/place/place.ts';
import { searchBox, useSearchBox } from '#lib/place/search-box.ts';

export function useSearchFields() {
  const box = useSearchBox();
  const [text, setText] = useState<string>();
  const [placeText, setPlaceText] = useState<string>();
  const typed = { search: (text ?? box.search).trim(), placeName: placeText?.trim() ?? '' };
  // A changed text drops the former search's time.
  const time = typed.search === box.search ? box.time : undefined;
  const store = (city: typeof box.city) => {
    searchBox.setState({ search: typed.search, city, time });
    setPlaceText(undefined);
  };
  return {
    box,
    typed,
    time,
    text: text ?? box.search,
    setText,
    typedText: text?.trim() ?? '',
    place: placeText ?? box.city?.name,
    setPlace: setPlaceText,
    chooseCity: (city: SelectedCity) => {
      storeCity(city);
      store(city);
    },
    /** Stores the shown place, even if another tab chose another. */
    submit: () => {
      if (box.city) storePlace({ ...ownPlace(), city: box.city });
      store(box.city);
      setText(undefined);
      return typed;
    },
  };
}
