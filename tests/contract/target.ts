/** What the suite is pointed at; scripts/contract.ts sets these from its arguments. */
export const target = {
  url: (process.env.CONTRACT_URL ?? '').replace(/\/$/, ''),
  email: process.env.CONTRACT_EMAIL ?? 'ana@exemplu.ro',
  password: process.env.CONTRACT_PASSWORD ?? 'parola123',
  /** A code that holds for anyone at any location; no call lists such, so without one the good code stays untried. */
  voucher: process.env.CONTRACT_VOUCHER,
  /** The code of every SMS and mail of a back end that sends none; without one its mailbox is read. */
  code: process.env.CONTRACT_CODE,
  /** Leaves out what writes: sessions and bookings. */
  readOnly: process.env.CONTRACT_READ_ONLY === '1',
};
