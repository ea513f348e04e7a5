import type { ReactNode } from 'react';
import { ButtonLink } from '#components/ui/button-link.tsx';
import { Icon } from '#components/ui/icon.tsx';
import { siteLinks } from '#lib/site.ts';
import { accountCopy } from './account-copy.ts';
import { copy } from './copy.ts';
import { Drawer, drawerId } from './drawer.tsx';
import { Logo } from './logo.tsx';

type HeaderProps = {
  /** The search bar of screens that have the room for it. */
  search?: ReactNode;
  /** What opens the search on the others; a link to the list when absent. */
  mobileSearch?: ReactNode;
  /** The account corner; a link to the login page when absent. */
  userMenu?: ReactNode;
  /** What the drawer shows of the account; likewise. */
  drawerMenu?: ReactNode;
};

const round =
  'inline-flex size-11 shrink-0 items-center justify-center rounded-full text-ink transition-colors hover:bg-sunken';

/** The consumer header: sticky, without a script of its own. */
export function Header({ search, mobileSearch, userMenu, drawerMenu }: HeaderProps) {
  const { blog, partners } = siteLinks();
  return (
    <header className="sticky top-0 z-30 short:static h-(--header-height) border-b border-line bg-canvas">
      <div className="page flex h-full items-center gap-2 lg:gap-4">
        <Logo short />
        <div className="hidden min-w-0 flex-1 wide:block">{search}</div>
        <div className="flex min-w-0 flex-1 justify-end lg:justify-start wide:hidden">
          {mobileSearch ?? (
            <a href="/locations" aria-label={copy.search} className={round}>
              <Icon name="search" />
            </a>
          )}
        </div>
        <nav aria-label={copy.mainNavigation} className="hidden items-center lg:flex">
          {blog && (
            <ButtonLink href={blog} variant="quiet" size="small">
              {copy.blog}
            </ButtonLink>
          )}
          {partners && (
            <ButtonLink href={partners} variant="quiet" size="small">
              {copy.business}
            </ButtonLink>
          )}
        </nav>
        <div className="hidden min-w-36 justify-end sm:flex">
          {userMenu ?? (
            <ButtonLink href="/login" variant="secondary">
              {accountCopy.login}
            </ButtonLink>
          )}
        </div>
        <button
          type="button"
          popoverTarget={drawerId}
          aria-label={copy.menu}
          className={`${round} -mr-2 lg:hidden`}
        >
          <Icon name="menu" size={24} />
        </button>
      </div>
      <Drawer menu={drawerMenu} />
    </header>
  );
}
