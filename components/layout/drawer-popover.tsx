'use client';

import { useLayoutEffect, useRef, type ReactNode } from 'react';
import { lockPage } from '#components/ui/lock-page.ts';

type DrawerPopoverProps = { id: string; label: string; className: string; children: ReactNode };

/** A native popover opens before hydration. Script makes the rest of the page inert. */
export function DrawerPopover({ id, label, className, children }: DrawerPopoverProps) {
  const ref = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const drawer = ref.current!;
    if (drawer.matches(':popover-open')) setInert(drawer, true);
    lockPage();
    return () => setInert(drawer, false);
  }, []);
  return (
    <div
      ref={ref}
      id={id}
      popover="auto"
      data-drawer
      role="dialog"
      aria-modal
      aria-label={label}
      className={className}
      // On closing, the browser focuses the opener, which must not be inert.
      onBeforeToggle={(event) => {
        if (event.newState === 'closed') setInert(event.currentTarget, false);
      }}
      onToggle={(event) => {
        lockPage();
        if (event.newState === 'open') setInert(event.currentTarget, true);
        // A press outside the drawer leaves the focus on the body.
        else if (document.activeElement === document.body) openerOf(id)?.focus();
      }}
    >
      {children}
    </div>
  );
}

function openerOf(id: string) {
  return document.querySelector<HTMLElement>(`[popovertarget="${id}"]:not([popovertargetaction])`);
}

function setInert(drawer: HTMLElement, inert: boolean) {
  for (let part: HTMLElement = drawer; part !== document.body && part.parentElement;) {
    for (const other of part.parentElement.children)
      if (other !== part && other instanceof HTMLElement && !('toasts' in other.dataset))
        other.inert = inert;
    part = part.parentElement;
  }
}
