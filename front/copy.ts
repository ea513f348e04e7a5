/** The words of pages that the entry answers without Next. */
export const copy = {
  pageTitle: 'Pagina nu a putut fi încărcată · Aproape',
  title: 'An error occurred',
  busy: 'Pagina nu a putut fi încărcată acum. Încercăm din nou automat, în câteva secunde.',
  tooMany: 'Ai deschis multe pagini într-un timp scurt. Așteaptă puțin și încearcă din nou.',
  code: 'Codul problemei:',
  retry: 'Încearcă din nou',
  home: 'Înapoi la pagina principală',
};
