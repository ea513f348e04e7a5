import { useEffect, useId, useState } from 'react';
import { Avatar } from '#components/ui/avatar.tsx';
import { Icon } from '#components/ui/icon.tsx';
import type { User } from '#contract/session.ts';
import { lazyPart } from '#lib/browser/lazy-part.ts';
import { guestFavourites } from '#lib/own/own-locations.ts';
import { DrawerLink } from '#components/layout/frame-links.tsx';
import { accountCopy } from '#components/layout/copy.ts';

const loadMerge = lazyPart(() => import('#lib/api/merge-favourites.lazy.ts'), { optional: true });

const item =
  'flex min-h-target w-full items-center gap-3 rounded-control px-3 text-left text-sm font-medium text-ink no-underline transition-colors hover:bg-sunken';

export function ClientMenu({ user }: { user: User }) {
  const id = useId();
  useEffect(() => {
    if (guestFavourites.store.getState().length > 0)
      loadMerge().then(
        ({ mergeFavourites }) => mergeFavourites(),
        () => {},
      );
  }, []);
  return (
    <>
      <a
        href="/account/profile"
        aria-label="Profilul tău"
        className="flex h-11 w-[min(2.75rem,20vw)] shrink-0 items-center justify-center rounded-full no-underline transition-colors hover:bg-sunken"
      >
        <Avatar
          name={`${user.first_name} ${user.last_name}`}
          src={user.avatar?.dataUrl150}
          size="small"
        />
      </a>
      <button
        type="button"
        popoverTarget={id}
        className="flex min-h-target max-w-52 max-sm:hidden items-center gap-2 rounded-full px-2 py-1 text-sm font-medium transition-colors hover:bg-sunken"
      >
        <Greeting user={user} />
        <Icon name="chevron-down" size={16} className="text-muted" />
      </button>
      <div
        id={id}
        popover="auto"
        className="fixed inset-auto top-[calc(var(--header-height)+0.25rem)] right-[max(1rem,calc((100vw-var(--page-width))/2+2rem))] m-0 w-60 rounded-card border border-line bg-surface p-2 shadow-float"
      >
        <nav aria-label="Contul meu">
          <a href="/account/profile" className={item}>
            <Icon name="user" className="text-muted" />
            {accountCopy.profile}
          </a>
          <a href="/account/bookings" className={item}>
            <Icon name="calendar" className="text-muted" />
            {accountCopy.bookings}
          </a>
          <LogoutButton className={item} />
        </nav>
      </div>
    </>
  );
}

function Greeting({ user }: { user: User }) {
  return (
    <span className="flex min-w-0 flex-col text-left leading-tight">
      <span className="text-xs font-normal text-muted">Bine ai revenit!</span>
      <span className="truncate">{user.first_name}</span>
    </span>
  );
}

export function FirstLines({ user }: { user: User }) {
  return (
    <>
      <a
        href="/account/profile"
        className="flex items-center gap-3 rounded-control px-3 py-2 text-base font-semibold text-ink no-underline transition-colors hover:bg-sunken"
      >
        <Avatar name={`${user.first_name} ${user.last_name}`} src={user.avatar?.dataUrl150} />
        <Greeting user={user} />
        <span className="sr-only">Profilul tău</span>
      </a>
      <DrawerLink href="/account/profile" icon="user">
        {accountCopy.profile}
      </DrawerLink>
      <DrawerLink href="/account/bookings" icon="calendar">
        {accountCopy.bookings}
      </DrawerLink>
    </>
  );
}

export function LastLines() {
  return (
    <>
      <hr className="my-2 border-line" />
      <LogoutButton className="drawer-item" />
    </>
  );
}

const loadLogOut = lazyPart(() => import('../api/log-out.lazy.ts'));

function LogoutButton({ className }: { className: string }) {
  const [state, setState] = useState<'here' | 'leaving' | 'failed'>('here');
  const isLeaving = state === 'leaving';
  const leave = async () => {
    setState('leaving');
    try {
      const { logOut } = await loadLogOut();
      if (!(await logOut())) setState('here');
    } catch {
      setState('failed');
    }
  };
  return (
    <>
      <button
        type="button"
        aria-disabled={isLeaving || undefined}
        onClick={isLeaving ? undefined : () => void leave()}
        className={className}
      >
        <Icon name="log-out" className="text-muted" />
        Deconectare
      </button>
      {state === 'failed' && (
        <p role="alert" className="px-3 pb-2 text-sm text-danger">
          Nu te-am putut deconecta. Verifică conexiunea la internet și încearcă din nou.
        </p>
      )}
    </>
  );
}
