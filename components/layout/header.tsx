import type { ReactNode } from 'react';
import { IconButton } from '#components/ui/icon-button.tsx';
import { Icon } from '#components/ui/icon.tsx';
import { copy } from './copy.ts';
import { DrawerPopover } from './drawer-popover.tsx';
import { HeaderLogoName } from './logo-name.tsx';
import { Logo } from './logo.tsx';

export type HeaderProps = {
  search?: ReactNode;
  mobileSearch?: ReactNode;
  children: ReactNode;
  drawer: ReactNode;
};

const drawerId = 'meniu';

export function Header({ search, mobileSearch, children, drawer }: HeaderProps) {
  return (
    <header className="sticky top-0 z-30 short:static h-(--header-height) border-b border-line bg-canvas">
      <div className="page flex h-full items-center gap-2 narrow:gap-1 narrow:px-2 md:gap-4">
        <Logo name={<HeaderLogoName />} />
        <div className="hidden min-w-0 flex-1 wide:block">{search}</div>
        <div className="flex min-w-0 flex-1 wide:hidden">{mobileSearch}</div>
        {children}
        <button
          type="button"
          popoverTarget={drawerId}
          aria-label={copy.menu}
          className="-mr-2 inline-flex h-11 w-[min(2.75rem,20vw)] shrink-0 items-center justify-center rounded-full text-ink transition-colors hover:bg-sunken lg:hidden"
        >
          <Icon name="menu" size={24} />
        </button>
      </div>
      <DrawerPopover
        id={drawerId}
        label={copy.menu}
        className="fixed inset-y-0 right-0 left-auto m-0 h-dvh max-h-none w-80 max-w-[86vw] overflow-y-auto bg-surface p-0 text-ink shadow-float"
      >
        <div className="flex min-h-full flex-col">
          <div className="flex h-(--header-height) items-center justify-between border-b border-line pr-3 pl-5">
            <Logo />
            <IconButton
              label="Închide"
              icon="x"
              popoverTarget={drawerId}
              popoverTargetAction="hide"
              autoFocus
            />
          </div>
          <nav aria-label={copy.menu} className="flex flex-col gap-1 p-3 narrow:px-0">
            {drawer}
          </nav>
        </div>
      </DrawerPopover>
    </header>
  );
}
