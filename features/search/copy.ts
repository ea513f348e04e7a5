export const copy = {
  form: 'Caută servicii și locații',
  text: 'Ce cauți?',
  textPlaceholder: 'Serviciu, salon sau specialist',
  list: 'Rezultate',
  maybe: 'Poate te interesează…',
  loading: 'Se încarcă rezultatele…',
};
