'use client';

import { useEffect, useRef, type ReactNode } from 'react';

type DrawerPopoverProps = { id: string; label: string; className: string; children: ReactNode };

/**
 * A native popover that becomes modal with script: while open, the rest of the page is inert. The browser
 * opens and closes it and moves the focus, also before hydration.
 */
export function DrawerPopover({ id, label, className, children }: DrawerPopoverProps) {
  const ref = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (ref.current?.matches(':popover-open')) setInert(ref.current, true);
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
      // Runs before closing, because the browser then returns the focus to the opening button.
      onBeforeToggle={(event) => {
        if (event.newState === 'closed') setInert(event.currentTarget, false);
      }}
      onToggle={(event) => {
        if (event.newState === 'open') setInert(event.currentTarget, true);
        else if (document.activeElement === document.body) openerOf(id)?.focus();
      }}
    >
      {children}
    </div>
  );
}

/** A press beside the drawer closes it without moving the focus anywhere. */
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
