'use client';

import type { ReactNode } from 'react';
import { createPortal } from 'react-dom';
import { drawerItemClasses, DrawerLink } from '#components/layout/drawer-link.tsx';
import { drawerSlots } from '#components/layout/drawer-slots.ts';
import { Avatar } from '#components/ui/avatar.tsx';
import type { User } from '#contract/session.ts';
import { copy } from '../copy.ts';
import { LogoutButton } from './logout-button.tsx';

/** The lines of the side drawer that only clients have, before and after the common ones. */
export function ClientDrawer({ user }: { user: User }) {
  return (
    <>
      {inSlot(
        drawerSlots.first,
        <>
          <a
            href="/account/profile"
            className="flex items-center gap-3 rounded-control px-3 py-2 text-base font-semibold text-ink no-underline transition-colors hover:bg-sunken"
          >
            <Avatar name={`${user.first_name} ${user.last_name}`} src={user.avatar?.dataUrl150} />
            <span className="flex min-w-0 flex-col leading-tight">
              <span className="text-xs font-normal text-muted">{copy.welcome}</span>
              <span className="truncate">{user.first_name}</span>
            </span>
            <span className="sr-only">{copy.yourProfile}</span>
          </a>
          <DrawerLink href="/account/profile" icon="user">
            {copy.profile}
          </DrawerLink>
          <DrawerLink href="/account/bookings" icon="calendar">
            {copy.bookings}
          </DrawerLink>
        </>,
      )}
      {inSlot(
        drawerSlots.last,
        <>
          <hr className="my-2 border-line" />
          <LogoutButton className={drawerItemClasses} />
        </>,
      )}
    </>
  );
}

function inSlot(id: string, lines: ReactNode): ReactNode {
  const slot = document.getElementById(id);
  return slot && createPortal(lines, slot);
}
