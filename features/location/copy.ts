/** The words of the live parts of the location page. */
export const copy = {
  open: (until: string) => `Deschis acum · până la ${until}`,
  closed: 'Închis acum',
  opens: (day: string, time: string) =>
    `Închis acum · deschide ${day.includes(',') ? `${day},` : day} la ${time}`,
  noServices: 'Locația nu are încă servicii cu programare online.',
  removed: (name: string) => `Am eliminat „${name}”`,
  summary: {
    empty: 'Alege unul sau mai multe servicii și vezi aici totalul și durata.',
    duration: 'Durată',
    today: 'Preț cu ofertele de azi; în altă zi poate fi diferit.',
    remove: (name: string) => `Elimină ${name}`,
  },
  moreReviews: 'Mai multe recenzii',
};
