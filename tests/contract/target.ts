export const target = {
  url: (process.env.CONTRACT_URL ?? '').replace(/\/$/, ''),
  email: process.env.CONTRACT_EMAIL ?? 'ana@exemplu.ro',
  password: process.env.CONTRACT_PASSWORD ?? 'parola123',
  voucher: process.env.CONTRACT_VOUCHER,
  code: process.env.CONTRACT_CODE,
  readOnly: process.env.CONTRACT_READ_ONLY === '1',
};
