import { accountCopy } from '#components/layout/copy.ts';
import type { IconName } from '#components/ui/icon.tsx';

export const copy = {
  account: 'Contul meu',
  security: 'Securitate',
  subscriptions: 'Abonamente',
  detailsTitle: 'Detaliile programării',
};

type AccountLink = { href: string; label: string; hint: string; icon: IconName };

export const accountLinks: AccountLink[] = [
  {
    href: '/account/bookings',
    label: accountCopy.bookings,
    hint: 'Cele viitoare și istoricul',
    icon: 'calendar',
  },
  {
    href: '/account/profile',
    label: accountCopy.profile,
    hint: 'Numele, fotografia, e-mailul și telefonul',
    icon: 'user',
  },
  {
    href: '/account/security',
    label: copy.security,
    hint: 'Parola, dispozitivele și datele tale',
    icon: 'shield',
  },
  {
    href: '/account/subscriptions',
    label: copy.subscriptions,
    hint: 'Ședințele care ți-au rămas',
    icon: 'ticket',
  },
  {
    href: '/account/favourites',
    label: accountCopy.favourites,
    hint: 'Locațiile adăugate la favorite',
    icon: 'heart',
  },
];
