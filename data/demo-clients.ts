import { demoId } from './catalogue/location-rows.ts';
import { logosOf } from './pictures/demo-pictures.ts';

const password = 'parola123';

/** The phone numbers are unassigned. */
export const demoLogins = [
  {
    email: 'ana@exemplu.ro',
    phone: '0700 000 001',
    password,
    note: 'bookings in every status, a voucher',
  },
  { email: 'mihai@exemplu.ro', phone: '0700 000 002', password, note: 'owns a subscription' },
  { email: 'ioana@exemplu.ro', phone: '0700 000 003', password, note: 'no bookings yet' },
  { email: 'stefania@exemplu.ro', phone: '0700 000 004', password, note: 'a very long name' },
  {
    email: 'temporar@exemplu.ro',
    phone: '0700 000 005',
    password,
    note: 'has a temporary password',
    isTemporary: true,
  },
] as const;

type DemoClient = {
  email: string;
  first_name: string;
  last_name: string;
  phone: string;
  password_is_temporary: boolean;
  avatar_image_id: number | null;
};

const names: readonly (readonly [first: string, last: string])[] = [
  ['Ana', 'Popescu'],
  ['Mihai', 'Ionescu'],
  ['Ioana', 'Radu'],
  ['Ștefania-Alexandra', 'Constantinescu-Brâncoveanu'],
  ['Teodor', 'Marin'],
];

const avatars = [
  { owner: 'ana@exemplu.ro', id: 1, picture: logosOf('lotus')[0]! },
  { owner: 'stefania@exemplu.ro', id: 2, picture: logosOf('palette')[1]! },
];

export const avatarRows = avatars.map(({ id, picture: { hash, tint_from, tint_to } }) => ({
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

export const demoClients: readonly (DemoClient & { id: string })[] = demoLogins.map(
  (login, index) => {
    const { email } = login;
    const [first_name = '', last_name = ''] = names[index] ?? [];
    const phone = login.phone.replaceAll(' ', '').replace(/^0/, '+40');
    const password_is_temporary = 'isTemporary' in login;
    const id = demoId('user', 0, index + 1);
    const avatar_image_id = avatars.find(({ owner }) => owner === email)?.id ?? null;
    return { id, email, first_name, last_name, phone, password_is_temporary, avatar_image_id };
  },
);
