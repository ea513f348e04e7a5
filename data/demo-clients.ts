import { demoId } from './catalogue/demo-id.ts';

/** The clients that a visitor of the demo can sign in as. All have bookings but the one said. */
export const demoLogins = [
  { email: 'ana@exemplu.ro', password: 'parola123', note: 'bookings in every status, a voucher' },
  { email: 'mihai@exemplu.ro', password: 'parola123', note: 'owns a subscription' },
  { email: 'ioana@exemplu.ro', password: 'parola123', note: 'no bookings yet' },
  { email: 'stefania@exemplu.ro', password: 'parola123', note: 'a very long name' },
] as const;

type DemoClient = { email: string; first_name: string; last_name: string; phone: string };

const NAMES: readonly (readonly [first: string, last: string])[] = [
  ['Ana', 'Popescu'],
  ['Mihai', 'Ionescu'],
  ['Ioana', 'Radu'],
  ['Ștefania-Alexandra', 'Constantinescu-Brâncoveanu'],
];

/** Returns who the demo logins are, in their order; numbers of a range that is not given out. */
export const demoClients: readonly (DemoClient & { id: string })[] = demoLogins.map(
  ({ email }, index) => {
    const [first_name = '', last_name = ''] = NAMES[index] ?? [];
    const phone = `+4070000000${index + 1}`;
    return { id: demoId('user', 0, index + 1), email, first_name, last_name, phone };
  },
);
