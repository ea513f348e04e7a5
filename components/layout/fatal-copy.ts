/** The words of the page that stands in for the error page: they come with the first load of every page. */
export const fatalCopy = {
  title: 'A apărut o problemă',
  heading: 'An error occurred while showing the error page',
  text: 'Nu am putut afișa pagina. Întoarce-te la pagina principală și încearcă din nou.',
  home: 'Înapoi la pagina principală',
};
