export const target = {
  url: (process.env.CONTRACT_URL ?? '').replace(/\/$/, ''),
  email: process.env.CONTRACT_EMAIL ?? 'ana@exemplu.ro',
  password: process.env.CONTRACT_PASSWORD ?? 'parola123',
  /** Without it, the test of a valid code is skipped. */
  voucher: process.env.CONTRACT_VOUCHER,
  /** For a back end without messages; otherwise the mailbox is read. */
  code: process.env.CONTRACT_CODE,
  readOnly: process.env.CONTRACT_READ_ONLY === '1',
};
