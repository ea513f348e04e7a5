/** What a person fills, by the names on their screens: the sentences of a refusal say them too. */
export const fieldLabels = {
  email: 'E-mail',
  password: 'Parolă',
  voucherCode: 'Cod voucher',
  comment: 'Mesaj pentru specialist',
};
