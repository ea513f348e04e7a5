import type { ReactNode } from 'react';
import { Icon } from '#components/ui/icon.tsx';
import { copy } from './copy.ts';
import { DrawerPopover } from './drawer-popover.tsx';
import { Logo } from './logo.tsx';

export function Drawer({ id, children }: { id: string; children: ReactNode }) {
  return (
    <DrawerPopover
      id={id}
      label={copy.menu}
      className="fixed inset-y-0 right-0 left-auto m-0 h-dvh max-h-none w-80 max-w-[86vw] overflow-y-auto bg-surface p-0 text-ink shadow-float"
    >
      <div className="flex min-h-full flex-col">
        <div className="flex h-(--header-height) items-center justify-between border-b border-line pr-3 pl-5">
          <Logo />
          <button
            type="button"
            popoverTarget={id}
            popoverTargetAction="hide"
            aria-label="Închide"
            autoFocus
            className="inline-flex size-11 items-center justify-center rounded-full transition-colors hover:bg-sunken"
          >
            <Icon name="x" />
          </button>
        </div>
        <nav aria-label={copy.menu} className="flex flex-col gap-1 p-3 narrow:px-0">
          {children}
        </nav>
      </div>
    </DrawerPopover>
  );
}
