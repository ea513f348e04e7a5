import { pages } from '#lib/pages.ts';

/** Names in braces are filled from the running catalogue. */
type Address = {
  path: string;
  title: string;
  heading: string;
  status?: 404;
};

type PageFolder = keyof typeof pages;

const at = (path: string, title: string, heading = title): Address[] => [{ path, title, heading }];
const missing = (...paths: string[]): Address[] =>
  paths.map((path) => ({
    ...{ path, title: 'Pagina nu a fost găsită', heading: '404 Not Found' },
    status: 404,
  }));

const addresses: Record<PageFolder, Address[]> = {
  '/': at(
    '/',
    'Programări online la saloane, frizerii și medici',
    'Specialiști buni, aproape de tine',
  ),
  '/locations': at(
    '/locations?place=Ia%C8%99i%2C+Rom%C3%A2nia&lat=47.16&lng=27.58&radius=30',
    'în zona Iași',
  ),
  '/locations/[id]': [],
  '/locations/[id]/[slug]': at('{location}', '{name}'),
  '/locations/[id]/[slug]/booking': at('{location}/booking', 'Alege Serviciile'),
  '/locations/[id]/booking': at('/locations/{id}/booking', 'Alege Serviciile'),
  '/[name]': [
    ...at('/{city}', 'Programări online în {cityName}'),
    ...at('/{city}/frizerii', 'Frizerii în {cityName}'),
    ...at('/{city}/pagina/2', 'Programări online în {cityName}'),
    ...at('/{city}/frizerii/pagina/2', 'Frizerii în {cityName}'),
    ...at('/concurs-prima-programare', 'Concursul „Prima programare”: regulament'),
    ...missing(
      '/nu-exista',
      '/error',
      '/{city}/nu-exista',
      '/locations/999999999/ceva',
      '/faq/nu-exista',
    ),
  ],
  '/login': at('/login', 'Autentificare'),
  '/register': at('/register', 'Creează cont'),
  '/setup-password': at('/setup-password', 'Setează-ți parola'),
  '/account': at('/account', 'Contul meu'),
  '/account/bookings': at('/account/bookings', 'Rezervările mele'),
  '/account/bookings/[id]': at('/account/bookings/{booking}', 'Detaliile programării'),
  '/account/bookings/[id]/reschedule': at(
    '/account/bookings/{booking}/reschedule',
    'Alege altă oră',
  ),
  '/account/profile': at('/account/profile', 'Profil'),
  '/account/security': at('/account/security', 'Securitate'),
  '/account/subscriptions': at('/account/subscriptions', 'Abonamente'),
  '/account/favourites': at('/account/favourites', 'Favorite'),
  '/business': at(
    '/business',
    'Programări online pentru afacerea ta',
    'Clienți noi și mai puține telefoane între două programări',
  ),
  '/beauty-and-care': at(
    '/beauty-and-care',
    'Programări online pentru saloane, frizerii și machiaj',
    'Mâinile la lucru, agenda pe Aproape',
  ),
  '/health-and-wellness': at(
    '/health-and-wellness',
    'Programări online pentru cabinete, spa și masaj',
    'Pacienții își găsesc ora, tu îți vezi de pacienți',
  ),
  '/sports-and-recreation': at(
    '/sports-and-recreation',
    'Programări online pentru săli de sport',
    'Ședințe rezervate, abonamente folosite',
  ),
  '/faq': at('/faq', 'Întrebări frecvente'),
  '/feedback': at('/feedback', 'Scrie-ne'),
  '/terms-and-conditions': at('/terms-and-conditions', 'Termeni și condiții'),
  '/privacy-policy': at('/privacy-policy', 'Politica de confidențialitate'),
  '/accessibility': at('/accessibility', 'Accesibilitate'),
  '/how-we-rank': at('/how-we-rank', 'Cum ordonăm rezultatele'),
  '/cities': at('/cities', 'Orașe cu programări online, pe județe'),
  '/provider/bookings/[token]': [
    {
      path: '/provider/bookings/nimeni.nimic',
      title: 'O programare la locația ta',
      heading: 'O programare la locația ta',
      status: 404,
    },
  ],
  '/provider/calendars/[token]': [
    {
      path: '/provider/calendars/nimeni.nimic',
      title: 'Blochează o oră',
      heading: 'Blochează o oră',
      status: 404,
    },
  ],
  '/b/[token]': [
    { path: '/b/nimic', title: 'Programarea ta', heading: 'Programarea ta', status: 404 },
  ],
  '/b/[token]/reschedule': [
    {
      path: '/b/nimic/reschedule',
      title: 'Alege altă oră',
      heading: 'Alege altă oră',
      status: 404,
    },
  ],
  '/dev/mailbox': at('/dev/mailbox', 'Mesaje trimise'),
  '/dev/components': at('/dev/components', 'Componente'),
};

export type Route = Address & {
  route: PageFolder;
  guard: string;
  isCached: boolean;
  isBusiness: boolean;
};

export const routes: Route[] = (Object.keys(addresses) as PageFolder[]).flatMap((route) => {
  const { guard = 'public', cachedFor, measuredAs } = pages[route];
  const isBusiness = measuredAs === 'business';
  return addresses[route].map((address) => {
    const isCached = cachedFor !== undefined && address.status !== 404;
    return { ...address, route, guard, isBusiness, isCached };
  });
});
