export const resultsMapCopy = {
  open: 'Arată harta',
  title: 'Harta rezultatelor',
  close: 'Închide harta',
  loading: 'Se încarcă harta…',
  failed: 'Nu am putut încărca harta.',
};
