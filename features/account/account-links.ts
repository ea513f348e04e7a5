import type { IconName } from '#components/ui/icon.tsx';
import { copy } from './copy.ts';

type AccountLink = { href: string; label: string; hint: string; icon: IconName };

export const accountLinks: AccountLink[] = [
  { href: '/account/bookings', label: copy.title, hint: copy.menuHints.bookings, icon: 'calendar' },
  { href: '/account/profile', label: copy.profile, hint: copy.menuHints.profile, icon: 'user' },
  {
    href: '/account/security',
    label: copy.security,
    hint: copy.menuHints.security,
    icon: 'shield',
  },
  {
    href: '/account/subscriptions',
    label: copy.subscriptions,
    hint: copy.menuHints.subscriptions,
    icon: 'ticket',
  },
  {
    href: '/account/favourites',
    label: copy.favourites,
    hint: copy.menuHints.favourites,
    icon: 'heart',
  },
];
