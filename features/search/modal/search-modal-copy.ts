export const searchModalCopy = {
  title: 'Căutare',
  submit: 'Caută',
  category: 'Beauty & Care',
  all: 'Vezi toate rezultatele',
  loading: 'Căutăm…',
};
