/** Separate from copy.ts because it is part of every first load. */
export const errorCopy = {
  pageTitle: 'A apărut o problemă',
  title: 'An error occurred',
  text: 'Ceva nu a mers cum trebuie. Încearcă din nou; dacă se repetă, întoarce-te la pagina principală.',
  retry: 'Încearcă din nou',
  home: 'Înapoi la pagina principală',
};
