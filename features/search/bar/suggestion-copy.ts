export const suggestionCopy = {
  suggestions: 'Sugestii',
  places: 'Localități',
  addresses: 'Adrese',
  fromGoogle: 'Adresele vin de la Google Maps.',
  placeFailed: 'Nu am putut afla unde este adresa. Încearcă din nou.',
  placesFound: {
    one: '{n} localitate găsită',
    few: '{n} localități găsite',
    other: '{n} de localități găsite',
  },
  addressesFound: {
    one: '{n} adresă găsită',
    few: '{n} adrese găsite',
    other: '{n} de adrese găsite',
  },
  suggestionsFound: {
    one: '{n} sugestie',
    few: '{n} sugestii',
    other: '{n} de sugestii',
  },
};
