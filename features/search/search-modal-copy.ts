/** The words of the search modal alone. */
export const searchModalCopy = {
  title: 'Căutare',
  submit: 'Caută',
  category: 'Beauty & Care',
  all: 'Vezi toate rezultatele',
  loading: 'Căutăm…',
};
