/** The words of the search bar, on every page. */
export const copy = {
  form: 'Caută servicii și locații',
  text: 'Ce cauți?',
  textPlaceholder: 'Serviciu, salon sau specialist',
  place: 'Unde?',
  placePlaceholder: 'Caută locația dorită',
  submit: 'CAUTĂ',
  currentLocation: 'Locația curentă',
  locating: 'Aflăm unde ești…',
  geoDenied: 'Nu avem acces la locație. Scrie o adresă sau un oraș.',
  open: 'Deschide căutarea',
};
