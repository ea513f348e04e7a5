/** The words of the results, on their page, in the search modal and near a place. */
export const resultsCopy = {
  meta: {
    title: 'Caută saloane, clinici și săli de sport',
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
    near: (what: string, city: string) => `${what} lângă ${city}`,
    quoted: (text: string) => `„${text}”`,
    radius: (km: number) => `pe o rază de ${km} km`,
    nearDefault: 'Îți arătăm rezultate din jurul orașului Iași.',
    placeUnknown: (text: string) => `Nu am găsit localitatea „${text}”.`,
    changePlace: 'Schimbă locația',
    list: 'Rezultate',
    more: 'Încarcă mai multe',
    shown: (count: number, total: number, exact: boolean) =>
      `Vezi ${count} din ${exact ? total : `peste ${total}`}`,
    previous: 'Rezultatele anterioare',
    page: (page: number, last: number) => `Pagina ${page} din ${last}`,

    emptyHint: 'Încearcă o rază mai mare, alte cuvinte sau mai puține filtre.',
    widen: (km: number) => `Caută pe o rază de ${km} km`,
    failed: 'Nu am putut încărca rezultatele.',
    failedHint: 'Căutarea ta s-a păstrat. Verifică legătura la internet și încearcă din nou.',
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
      '„Recomandate” ordonează locațiile din zona aleasă, care se potrivesc căutării și filtrelor tale, după notă cântărită cu numărul de recenzii: o singură recenzie nu urcă o locație în față. La egalitate apare întâi cea mai apropiată.',
    others:
      '„Cele mai bine cotate” folosește nota medie, „Cele mai multe recenzii” numărul lor, „Cele mai apropiate” doar distanța până la locul ales.',
    paid: 'Nicio locație nu plătește pentru un loc mai bun în listă. Recenziile vin de la clienți; cele verificate urmează unei programări făcute aici.',
    provider:
      'Locațiile sunt prestatori profesioniști. Contractul pentru serviciu se încheie între tine și locație.',
  },
  filters: {
    title: 'Filtre',
    bar: 'Filtrează rezultatele',
    clear: 'Șterge filtrele',
    apply: 'Vezi rezultatele',
    applyCount: (total: number, exact: boolean) =>
      `Vezi rezultatele (${exact ? total : `peste ${total}`})`,
    radius: 'Rază',
    km: (km: number) => `${km} km`,
    category: 'Categorie',
    payment: 'Plată',
    remove: (name: string) => `Scoate filtrul ${name}`,
  },
  nearby: {
    title: (city: string) => `Recomandate lângă ${city}`,
    all: 'Vezi toate locațiile',
    loading: 'Căutăm lângă tine…',
  },
  card: {
    metres: (metres: number) => `la ${metres} m`,
    km: (km: string) => `la ${km} km`,
    from: (price: string) => `de la ${price}`,
  },
};
