import { demoId } from './catalogue/location-rows.ts';
import { logosOf, type DemoPicture } from './pictures/demo-pictures.ts';

export const demoPassword = 'parola123';

type DemoLogin = {
  email: string;
  phone: string;
  name: [first: string, last: string];
  note: string;
  isTemporary?: true;
  avatar?: { id: number; picture: DemoPicture };
};

/** The phone numbers are unassigned. */
export const demoLogins: readonly DemoLogin[] = [
  {
    email: 'ana@exemplu.ro',
    phone: '0700 000 001',
    name: ['Ana', 'Popescu'],
    note: 'bookings in every status, a voucher',
    avatar: { id: 1, picture: logosOf('lotus')[0]! },
  },
  {
    email: 'mihai@exemplu.ro',
    phone: '0700 000 002',
    name: ['Mihai', 'Ionescu'],
    note: 'owns a subscription',
  },
  {
    email: 'ioana@exemplu.ro',
    phone: '0700 000 003',
    name: ['Ioana', 'Radu'],
    note: 'no bookings yet',
  },
  {
    email: 'stefania@exemplu.ro',
    phone: '0700 000 004',
    name: ['Ștefania-Alexandra', 'Constantinescu-Brâncoveanu'],
    note: 'a very long name',
    avatar: { id: 2, picture: logosOf('palette')[1]! },
  },
  {
    email: 'temporar@exemplu.ro',
    phone: '0700 000 005',
    name: ['Teodor', 'Marin'],
    note: 'has a temporary password',
    isTemporary: true,
  },
];

export const avatarRows = demoLogins
  .flatMap(({ avatar }) => avatar ?? [])
  .map(({ id, picture: { hash, tint_from, tint_to } }) => ({
    id,
    location_id: null,
    album_id: null,
    kind: 'avatar' as const,
    alt: '',
    tint_from,
    tint_to,
    picture_hash: hash,
    position: 1,
  }));

export const demoClients = demoLogins.map(
  ({ email, phone, name: [first_name, last_name], isTemporary = false, avatar }, index) => ({
    id: demoId('user', 0, index + 1),
    email,
    first_name,
    last_name,
    phone: phone.replaceAll(' ', '').replace(/^0/, '+40'),
    password_is_temporary: isTemporary,
    avatar_image_id: avatar?.id ?? null,
  }),
);
