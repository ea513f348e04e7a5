/** As on the screen. */
export const fieldLabels = {
  email: 'E-mail',
  password: 'Parolă',
  voucherCode: 'Cod voucher',
  comment: 'Mesaj pentru specialist',
};
