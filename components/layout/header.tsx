import type { ReactNode } from 'react';
import { ButtonLink } from '#components/ui/button-link.tsx';
import { siteLinks } from '#lib/seo/site.ts';
import { copy } from './copy.ts';
import { DrawerLink } from './drawer-link.tsx';
import { drawerSlots } from './drawer-slots.ts';
import { Drawer } from './drawer.tsx';
import { Logo } from './logo.tsx';
import { MenuButton } from './menu-button.tsx';

type HeaderProps = {
  search: ReactNode;
  mobileSearch: ReactNode;
  userMenu: ReactNode;
  drawerMenu: ReactNode;
};

const drawerId = 'meniu';

/** The consumer header: sticky, without a script of its own. */
export function Header({ search, mobileSearch, userMenu, drawerMenu }: HeaderProps) {
  const { blog } = siteLinks();
  return (
    <header className="sticky top-0 z-30 short:static h-(--header-height) border-b border-line bg-canvas">
      <div className="page flex h-full items-center gap-2 narrow:gap-1 narrow:px-2 lg:gap-4">
        <Logo short />
        <div className="hidden min-w-0 flex-1 wide:block">{search}</div>
        <div className="flex min-w-0 flex-1 justify-end lg:justify-start wide:hidden">
          {mobileSearch}
        </div>
        <nav aria-label="Navigare principală" className="hidden items-center lg:flex">
          {blog && (
            <ButtonLink href={blog} variant="quiet" size="small">
              {copy.blog}
            </ButtonLink>
          )}
          <ButtonLink href="/business" variant="quiet" size="small">
            {copy.business}
          </ButtonLink>
        </nav>
        {/* On small screens it is a client's avatar alone, whose space is kept while it loads. */}
        <div className="contents max-sm:in-data-hinted:block max-sm:in-data-hinted:min-w-[min(2.75rem,20vw)] sm:flex sm:min-w-36 sm:justify-end">
          {userMenu}
        </div>
        <MenuButton drawer={drawerId} className="lg:hidden" />
      </div>
      <Drawer id={drawerId}>
        <div id={drawerSlots.first} className="contents" />
        <DrawerLink href="/locations" icon="search">
          {copy.search}
        </DrawerLink>
        {drawerMenu}
        <hr className="my-2 border-line" />
        {blog && <DrawerLink href={blog}>{copy.blog}</DrawerLink>}
        <DrawerLink href="/business">{copy.business}</DrawerLink>
        <div id={drawerSlots.last} className="contents" />
      </Drawer>
    </header>
  );
}
