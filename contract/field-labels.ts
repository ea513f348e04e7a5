/** Fields by their names on the screen; error messages use them too. */
export const fieldLabels = {
  email: 'E-mail',
  password: 'Parolă',
  voucherCode: 'Cod voucher',
  comment: 'Mesaj pentru specialist',
};
