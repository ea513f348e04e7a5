import { pages } from '#lib/pages.ts';

/** Braces in its texts are filled from the running catalogue. */
type Row = {
  /** Its row in the table of pages. */
  route: keyof typeof pages;
  path: string;
  title: string;
  heading: string;
  /** 200 without it. */
  status?: 404;
};

const business = [
  [
    '/business',
    'Programări online pentru afacerea ta',
    'Clienți noi și mai puține telefoane între două programări',
  ],
  [
    '/beauty-and-care',
    'Programări online pentru saloane, frizerii și machiaj',
    'Mâinile la lucru, agenda pe Aproape',
  ],
  [
    '/health-and-wellness',
    'Programări online pentru cabinete, spa și masaj',
    'Pacienții își găsesc ora, tu îți vezi de pacienți',
  ],
  [
    '/sports-and-recreation',
    'Programări online pentru săli de sport',
    'Ședințe rezervate, abonamente folosite',
  ],
] as const;

const reading = [
  ['/faq', 'Întrebări frecvente'],
  ['/feedback', 'Scrie-ne'],
  ['/terms-and-conditions', 'Termeni și condiții'],
  ['/privacy-policy', 'Politica de confidențialitate'],
  ['/accessibility', 'Accesibilitate'],
  ['/how-we-rank', 'Cum ordonăm rezultatele'],
  ['/cities', 'Orașe cu programări online, pe județe'],
] as const;

const named = [
  ['/{city}', 'Programări online în {cityName}'],
  ['/{city}/frizerii', 'Frizerii în {cityName}'],
  ['/{city}/pagina/2', 'Programări online în {cityName}'],
  ['/{city}/frizerii/pagina/2', 'Frizerii în {cityName}'],
  ['/concurs-prima-programare', 'Concursul „Prima programare”: regulament'],
] as const;

const guestOnly = [
  ['/login', 'Autentificare'],
  ['/register', 'Creează cont'],
  ['/setup-password', 'Setează-ți parola'],
] as const;

const account = [
  ['/account', 'Contul meu'],
  ['/account/bookings', 'Rezervările mele'],
  ['/account/bookings/[id]', 'Detaliile programării'],
  ['/account/bookings/[id]/reschedule', 'Alege altă oră'],
  ['/account/profile', 'Profil'],
  ['/account/security', 'Securitate'],
  ['/account/subscriptions', 'Abonamente'],
  ['/account/favourites', 'Favorite'],
] as const;

const bookings = [
  ['/locations/[id]/[slug]/booking', '{location}/booking'],
  ['/locations/[id]/booking', '/locations/{id}/booking'],
] as const;

const rows: Row[] = [
  {
    route: '/',
    path: '/',
    title: 'Programări online la saloane, frizerii și medici',
    heading: 'Specialiști buni, aproape de tine',
  },
  {
    route: '/locations',
    path: '/locations?place=Ia%C8%99i%2C+Rom%C3%A2nia&lat=47.16&lng=27.58&radius=30',
    title: 'în zona Iași',
    heading: 'în zona Iași',
  },
  {
    route: '/locations/[id]/[slug]',
    path: '{location}',
    title: '{name}',
    heading: '{name}',
  },
  ...bookings.map(([route, path]): Row => {
    return { route, path, title: 'Alege Serviciile', heading: 'Alege Serviciile' };
  }),
  ...named.map(([path, title]): Row => {
    return { route: '/[name]', path, title, heading: title };
  }),
  ...guestOnly.map(([path, title]): Row => {
    return { route: path, path, title, heading: title };
  }),
  ...account.map(([route, title]): Row => {
    const path = route.replace('[id]', '{booking}');
    return { route, path, title, heading: title };
  }),
  ...business.map(([path, title, heading]): Row => {
    return { route: path, path, title, heading };
  }),
  ...reading.map(([path, title]): Row => {
    return { route: path, path, title, heading: title };
  }),
  {
    route: '/provider/bookings/[token]',
    path: '/provider/bookings/nimeni.nimic',
    title: 'O programare la locația ta',
    heading: 'O programare la locația ta',
    status: 404,
  },
  {
    route: '/dev/mailbox',
    path: '/dev/mailbox',
    title: 'Mesaje trimise',
    heading: 'Mesaje trimise',
  },
  {
    route: '/dev/components',
    path: '/dev/components',
    title: 'Componente',
    heading: 'Componente',
  },
  {
    // It stands in for a page that failed, and has no address of its own.
    route: '/error',
    path: '/error',
    title: 'Pagina nu a fost găsită',
    heading: '404 Not Found',
    status: 404,
  },
  ...['/nu-exista', '/{city}/nu-exista', '/locations/999999999/ceva', '/faq/nu-exista'].map(
    (path): Row => {
      const [title, heading] = ['Pagina nu a fost găsită', '404 Not Found'];
      return { route: '/[name]', path, title, heading, status: 404 };
    },
  ),
];

/** A page, or a missing page, with what the table of pages says about it. */
export type Route = Row & { guard: string; isCached: boolean; header: string | undefined };

export const routes: Route[] = rows.map((row) => {
  const { guard = 'public', perRequest, header } = pages[row.route];
  return { ...row, guard, header, isCached: !perRequest && row.status !== 404 };
});
