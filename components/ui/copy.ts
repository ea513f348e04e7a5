/** Texts of the primitives themselves, except forms; all other texts are props. */
export const copy = {
  close: 'Închide',
  loading: 'Se încarcă…',
  retry: 'Încearcă din nou',
  failed: 'Nu am putut încărca datele.',
  ratingOf: (value: string) => `${value} din 5`,
  noRating: 'Fără recenzii încă',
  reviews: { one: '{n} recenzie', few: '{n} recenzii', other: '{n} de recenzii' },
  breadcrumb: 'Ești aici',
  pages: { label: 'Pagini', nth: (page: number) => `Pagina ${page}` },
};
