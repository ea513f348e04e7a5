/** Copy of the search bar, on every page. */
export const copy = {
  form: 'Caută servicii și locații',
  text: 'Ce cauți?',
  textPlaceholder: 'Serviciu, salon sau specialist',
  place: 'Unde?',
  placePlaceholder: 'Caută locația dorită',
  submit: 'CAUTĂ',
  currentLocation: 'Locația curentă',
  locating: 'Aflăm unde ești…',
  located: (city: string) => `Căutăm în zona ${city}.`,
  notLocated: {
    denied: 'Nu avem acces la poziția ta. Scrie o adresă sau un oraș.',
    abroad: 'Ești în afara României; alege un oraș.',
    failed: 'Nu am putut afla unde ești. Scrie o adresă sau un oraș.',
  },
  open: 'Deschide căutarea',
};
