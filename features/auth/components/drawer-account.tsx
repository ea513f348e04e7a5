'use client';

import { calendarIcon } from '#components/icons/calendar-icon.ts';
import { circleUserIcon } from '#components/icons/circle-user-icon.ts';
import { drawerItemClasses, DrawerLink } from '#components/layout/drawer-link.tsx';
import { Avatar } from '#components/ui/avatar.tsx';
import { useSession } from '#lib/session/use-session.ts';
import { copy } from '../copy.ts';
import { LogoutButton } from './logout-button.tsx';

/** What the side drawer of small screens shows of the account. */
export function DrawerAccount() {
  const { user } = useSession();
  if (!user) {
    return (
      <DrawerLink href="/login" icon={circleUserIcon}>
        {copy.login}
      </DrawerLink>
    );
  }
  return (
    <>
      <p className="flex items-center gap-3 px-3 py-2 text-base font-semibold">
        <Avatar name={`${user.first_name} ${user.last_name}`} src={user.avatar?.dataUrl150} />
        <span className="flex min-w-0 flex-col leading-tight">
          <span className="text-xs font-normal text-muted">{copy.welcome}</span>
          <span className="truncate">{user.first_name}</span>
        </span>
      </p>
      <DrawerLink href="/account/bookings" icon={calendarIcon}>
        {copy.bookings}
      </DrawerLink>
      <LogoutButton className={drawerItemClasses} />
      <hr className="my-2 border-line" />
    </>
  );
}
