import { useRouter } from 'next/navigation';
import { useState } from 'react';
import { keepCity, keptPlace } from '#lib/place-cookies.ts';
import { DEFAULT_CITY, type SelectedCity } from '#lib/place.ts';
import { searchBox } from '#lib/search-box.ts';
import { basicQuery, placeNameQuery, resultsPath } from './search-address.ts';
import { useSearchBox } from './use-search-box.ts';

/** The fields of a search form over the state that all forms of the page share, and its sending. */
export function useSearchFields(onSent?: () => void) {
  const router = useRouter();
  const box = useSearchBox();
  // Undefined until it is typed in: then the shared state shows through.
  const [text, setText] = useState<string>();
  const [placeText, setPlaceText] = useState<string>();

  const chooseCity = (city: SelectedCity) => {
    keepCity(city);
    searchBox.setState({ search: text ?? box.search, city });
    setPlaceText(undefined);
  };

  const send = () => {
    const search = (text ?? box.search).trim();
    const typed = placeText?.trim();
    const query = typed
      ? placeNameQuery(search, typed)
      : basicQuery({ search, city: box.city ?? DEFAULT_CITY, radius: keptPlace().radius });
    searchBox.setState({ search, city: box.city });
    setText(undefined);
    setPlaceText(undefined);
    router.push(resultsPath(query));
    onSent?.();
  };

  return {
    text: text ?? box.search,
    setText,
    textSettled: text === undefined,
    place: placeText ?? box.city?.name ?? '',
    setPlace: setPlaceText,
    placeSettled: placeText === undefined,
    chooseCity,
    send,
  };
}
