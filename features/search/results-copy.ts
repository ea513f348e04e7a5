import { countLabel } from '#domain/result-count.ts';

/** The words of the results, on their page, in the search modal and near a place. */
export const resultsCopy = {
  meta: {
    description:
      'Găsește servicii de înfrumusețare, sănătate și sport aproape de tine, compară notele și prețurile și fă-ți programarea online.',
  },
  modal: {
    title: 'Căutare',
    submit: 'Caută',
    category: 'Beauty & Care',
    all: 'Vezi toate rezultatele',
    loading: 'Căutăm…',
  },
  maybe: 'Poate te interesează…',
  results: {
    title: 'Locații',
    inArea: (what: string, city: string) => `${what} în zona ${city}`,
    quoted: (text: string) => `„${text}”`,
    radius: (km: number) => `pe o rază de ${km} km`,
    nearDefault: 'Îți arătăm rezultate din jurul orașului Iași.',
    placeUnknown: (text: string) => `Nu am găsit localitatea „${text}”.`,
    changePlace: 'Schimbă orașul',
    list: 'Rezultate',
    more: 'Încarcă mai multe',
    shown: (count: number, total: number, exact: boolean) =>
      `${countLabel(count)} din ${countLabel(total, exact)} afișate`,
    previous: 'Rezultatele anterioare',
    page: (page: number, last: number) => `Pagina ${page} din ${last}`,

    emptyHint: 'Încearcă o rază mai mare, alte cuvinte sau mai puține filtre.',
    widen: (km: number) => `Caută pe o rază de ${km} km`,
    loading: 'Se încarcă rezultatele…',
    failed: 'Nu am putut încărca rezultatele.',
    failedMore: 'Nu am putut încărca mai multe rezultate.',
    failedHint: 'Căutarea ta s-a păstrat. Verifică conexiunea la internet și încearcă din nou.',
    offlineHint: 'Ești offline. Încearcă din nou când ai conexiune la internet.',
  },
  sort: {
    title: 'Sortează după',
    default: 'Recomandate',
    distance: 'Cele mai apropiate',
    rating: 'Cele mai bine cotate',
    reviews: 'Cele mai multe recenzii',
  },
  order: {
    title: 'Cum ordonăm rezultatele',
    default:
      '„Recomandate” ordonează locațiile din zona aleasă, care se potrivesc căutării și filtrelor tale, după nota medie ponderată cu numărul de recenzii: o singură recenzie nu urcă o locație în față. La egalitate apare întâi cea mai apropiată.',
    others:
      '„Cele mai bine cotate” folosește nota medie, „Cele mai multe recenzii” numărul lor, „Cele mai apropiate” doar distanța până la locul ales.',
    paid: 'Nicio locație nu plătește pentru un loc mai bun în listă. Recenziile vin de la clienți; cele verificate sunt scrise după o programare făcută prin Aproape.',
    provider:
      'Locațiile sunt prestatori profesioniști. Contractul pentru serviciu se încheie între tine și locație.',
  },
  filters: {
    title: 'Filtre',
    bar: 'Filtrează rezultatele',
    clear: 'Șterge filtrele',
    apply: 'Vezi rezultatele',
    applyCount: (total: number, exact: boolean) => `Vezi rezultatele (${countLabel(total, exact)})`,
    radius: 'Rază',
    km: (km: number) => `${km} km`,
    category: 'Categorie',
    payment: 'Plată',
    remove: (name: string) => `Șterge filtrul ${name}`,
  },
  nearby: {
    title: (city: string) => `Locații recomandate în zona ${city}`,
    all: 'Vezi toate locațiile',
    loading: 'Căutăm în zona ta…',
  },
  card: {
    metres: (metres: number) => `la ${metres} m`,
    km: (km: string) => `la ${km} km`,
    from: (price: string) => `de la ${price}`,
  },
};
