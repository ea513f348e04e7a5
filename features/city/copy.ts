import type { PluralForms } from '#domain/words/numbers.ts';

export const copy = {
  cities: {
    title: 'Orașe cu programări online, pe județe',
    description:
      'Alege județul și orașul în care cauți un salon, o frizerie, un medic sau o sală și fă-ți programarea online.',
    lead: 'Alege județul, apoi orașul. În paranteză este numărul de locații.',
    crumb: 'Orașe',
    counties: 'Județe',
  },
  home: 'Acasă',
  skip: 'Sari la rezultate',
  title: (city: string) => `Programări online în ${city}`,
  tradeTitle: (trade: string, city: string) => `${trade} în ${city}`,
  tradeSearchTitle: (title: string, offers?: string) =>
    offers ? `${title}: ${offers}, programare online` : `${title}, cu programare online`,
  pageTitle: (title: string, page: number) => `${title} – pagina ${page}`,
  description: (facts: string) => `${facts} Vezi orele libere și fă-ți programarea online.`,
  count: (city: string): PluralForms => ({
    one: `{n} locație din ${city} primește programări online.`,
    few: `{n} locații din ${city} primesc programări online.`,
    other: `{n} de locații din ${city} primesc programări online.`,
  }),
  tradeCount: (places: string, city: string, count: number) =>
    `${places} din ${city} ${count === 1 ? 'primește' : 'primesc'} programări online.`,
  tradeDescription: (places: string, city: string, from: string | null) =>
    `${places} din ${city} cu programare online: ${from ? `prețuri de la ${from}` : 'prețuri'}, recenzii și ore libere.`,
  prices: (from: string) => `Prețurile pornesc de la ${from}.`,
  priceRange: (from: string, to: string) =>
    `Prețurile pornesc, după locație, de la ${from} până la ${to}.`,
  rating: (value: string): PluralForms => ({
    one: `Nota medie este ${value} din 5 (o recenzie).`,
    few: `Nota medie este ${value} din 5 ({n} recenzii).`,
    other: `Nota medie este ${value} din 5 ({n} de recenzii).`,
  }),
  locations: { one: '{n} locație', few: '{n} locații', other: '{n} de locații' },
  page: (page: number, last: number) => `Pagina ${page} din ${last}`,
  list: 'Locații',
  all: 'Toate',
  categories: (city: string) => `Categorii în ${city}`,
  services: 'Servicii frecvente',
  neighbours: 'Alte localități',
  tradeNeighbours: (trade: string) => `${trade} în alte localități`,
  search: 'Caută cu filtre',
  ranking: 'Cum ordonăm rezultatele',
  none: (city: string) => `Încă nu avem locații în ${city}`,
  tradeNone: (trade: string, city: string) =>
    `Încă nu avem locații din categoria ${trade} în ${city}`,
  noneHint: 'Caută în împrejurimi sau alege altă localitate.',
  around: 'Caută în împrejurimi',
};
