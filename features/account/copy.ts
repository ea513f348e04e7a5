import { accountCopy } from '#components/layout/account-copy.ts';

export const copy = {
  account: 'Contul meu',
  profile: accountCopy.profile,
  security: 'Securitate',
  subscriptions: 'Abonamente',
  title: accountCopy.bookings,
  detailsTitle: 'Detaliile programării',
};
