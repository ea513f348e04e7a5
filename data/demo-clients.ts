import { demoId } from './catalogue/demo-id.ts';
import { logosOf } from './pictures/demo-pictures.ts';

/** The clients that a visitor of the demo can sign in as. All have bookings but the one said. */
export const demoLogins = [
  { email: 'ana@exemplu.ro', password: 'parola123', note: 'bookings in every status, a voucher' },
  { email: 'mihai@exemplu.ro', password: 'parola123', note: 'owns a subscription' },
  { email: 'ioana@exemplu.ro', password: 'parola123', note: 'no bookings yet' },
  { email: 'stefania@exemplu.ro', password: 'parola123', note: 'a very long name' },
] as const;

type DemoClient = {
  email: string;
  first_name: string;
  last_name: string;
  phone: string;
  avatar_image_id: number | null;
};

const names: readonly (readonly [first: string, last: string])[] = [
  ['Ana', 'Popescu'],
  ['Mihai', 'Ionescu'],
  ['Ioana', 'Radu'],
  ['Ștefania-Alexandra', 'Constantinescu-Brâncoveanu'],
];

/** The clients with a picture of their own; its ids lie below those of any location. */
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

/** Returns who the demo logins are, in their order; numbers of a range that is not given out. */
export const demoClients: readonly (DemoClient & { id: string })[] = demoLogins.map(
  ({ email }, index) => {
    const [first_name = '', last_name = ''] = names[index] ?? [];
    const phone = `+4070000000${index + 1}`;
    const id = demoId('user', 0, index + 1);
    const avatar_image_id = avatars.find(({ owner }) => owner === email)?.id ?? null;
    return { id, email, first_name, last_name, phone, avatar_image_id };
  },
);
