/** Separate from copy.ts because it is part of every first load. */
export const fatalCopy = {
  title: 'A apărut o problemă',
  heading: 'An error occurred while showing the error page',
  text: 'Nu am putut afișa pagina. Întoarce-te la pagina principală și încearcă din nou.',
  home: 'Înapoi la pagina principală',
};
