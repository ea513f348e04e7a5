/** The words of the lists under the search fields. */
export const suggestionCopy = {
  suggestions: 'Sugestii',
  places: 'Localități',
  fromGoogle: 'Adresele vin de la Google Maps.',
  placeFailed: 'Nu am putut afla unde este adresa. Încearcă din nou.',
  placesFound: {
    one: '{n} localitate găsită',
    few: '{n} localități găsite',
    other: '{n} de localități găsite',
  },
  suggestionsFound: {
    one: '{n} sugestie',
    few: '{n} sugestii',
    other: '{n} de sugestii',
  },
};
