/** The words of the live parts of the location page. */
export const copy = {
  open: (until: string) => `Deschis acum · până la ${until}`,
  closed: 'Închis acum',
  opens: (day: string, time: string) =>
    `Închis acum · deschide ${day.includes(',') ? `${day},` : day} la ${time}`,
  filter: {
    label: 'Filtrează serviciile',
    text: 'Caută un serviciu',
    professional: 'Specialist',
    anyone: 'Toți specialiștii',
    category: 'Categorie',
    all: 'Toate categoriile',
    none: 'Niciun serviciu nu se potrivește',
    noneHint: 'Încearcă alte cuvinte sau șterge filtrele.',
    clear: 'Șterge filtrele',
  },
  service: {
    details: 'Detalii',
    subscription: 'Abonament',
    offerFrom: (day: string, price: string) => `Din ${day}: ${price}`,
    offerTomorrow: (price: string) => `De mâine: ${price}`,
    none: 'Locația nu are încă servicii cu programare online.',
    removed: (name: string) => `Am eliminat „${name}”`,
  },
  summary: {
    title: 'Programarea ta',
    empty: 'Alege unul sau mai multe servicii și vezi aici totalul și durata.',
    chosen: {
      one: '{n} serviciu ales',
      few: '{n} servicii alese',
      other: '{n} de servicii alese',
    },
    total: 'Total',
    duration: 'Durată',
    today: 'Preț cu ofertele de azi; în altă zi poate fi diferit.',
    payThere: 'Nu plătești nimic acum. Plătești la locație.',
    next: 'Continuă',
    book: 'Rezervă',
    remove: (name: string) => `Elimină ${name}`,
  },
  reviews: {
    verified: 'Recenzie verificată',
    more: 'Mai multe recenzii',
    moreList: 'Alte recenzii',
    failed: 'Nu am putut încărca recenziile.',
  },
};
