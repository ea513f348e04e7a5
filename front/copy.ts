/** Texts of the pages that the entry sends without Next. */
export const copy = {
  pageTitle: 'Pagina nu a putut fi încărcată · Aproape',
  title: 'An error occurred',
  texts: {
    400: 'Adresa acestei pagini nu este scrisă corect. Întoarce-te la pagina principală.',
    429: 'Ai deschis multe pagini într-un timp scurt. Așteaptă puțin și încearcă din nou.',
    500: 'Pagina nu a putut fi încărcată. Întoarce-te la pagina principală.',
    503: 'Pagina nu a putut fi încărcată acum. Încercăm din nou automat, în câteva secunde.',
  },
  retry: 'Încearcă din nou',
  home: 'Înapoi la pagina principală',
};
