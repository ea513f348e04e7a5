import { durationLabel } from '#domain/time/duration-label.ts';

/** Copy used only by the server. */
export const pageCopy = {
  home: 'Acasă',
  skipToServices: 'Sari la servicii',
  meta: {
    title: (name: string, trade: string, city: string) => `${name} – ${trade} în ${city}`,
    description: (name: string, city: string, rating: string) =>
      `Fă-ți programarea online la ${name}, ${city}${rating}. Vezi serviciile, prețurile, echipa și orele libere.`,
    rating: (rating: string, reviews: string) => `: ${rating} din 5, ${reviews}`,
  },
  tabs: {
    label: 'Secțiunile paginii',
    services: 'Servicii',
    team: 'Echipă',
    reviews: 'Recenzii',
    about: 'Despre',
  },
  about: {
    title: (name: string) => `Despre ${name}`,
    hours: 'Program',
    closed: 'Închis',
    payment: 'Metode de plată',
    cancellation: 'Anulare și confirmare',
    cancel: (noticeMinutes: number) =>
      noticeMinutes > 0
        ? `Poți anula gratuit cu cel puțin ${durationLabel(noticeMinutes)} înainte.`
        : 'Poți anula gratuit până la ora programării.',
    manual: 'Locația confirmă fiecare cerere. Îți scriem pe e-mail când răspunde.',
    report: 'Raportează o informație greșită',
    provider: 'Prestator',
    contract:
      'Contractul pentru servicii se încheie între tine și locație. Aproape intermediază programarea.',
  },
  directions: 'Vezi traseul',
  gallery: {
    label: 'Fotografii',
    picture: (nth: number, of: number, alt: string) => `Fotografia ${nth} din ${of}: ${alt}`,
    all: {
      one: '{n} fotografie',
      few: 'Toate cele {n} fotografii',
      other: 'Toate cele {n} de fotografii',
    },
    albums: 'Albume',
  },
  reviews: {
    none: 'Nicio recenzie încă.',
    noneHint: 'Recenziile apar aici după primele programări.',
    of: 'din 5',
    count: { one: '{n} recenzie', few: '{n} recenzii', other: '{n} de recenzii' },
    stars: { one: '{n} stea', few: '{n} stele', other: '{n} de stele' },
    how: 'Cum verificăm recenziile',
    howText:
      'O recenzie este verificată când autorul ei a avut o programare făcută prin Aproape la această locație. Nu ștergem recenzii doar pentru că sunt negative și nimeni nu plătește pentru ele.',
    list: 'Recenziile clienților',
  },
};
