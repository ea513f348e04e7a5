'use client';

import { useEffect, useRef, type ReactNode } from 'react';

type DrawerPopoverProps = { id: string; label: string; className: string; children: ReactNode };

/**
 * A popover that is modal once the script is there: while it is open the rest of the page is inert. The browser opens
 * and closes it and moves the focus; before the script nothing else is missing.
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
      // Before it closes: the browser gives the focus back to the button that opened it.
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

/** A press beside the drawer closes it, and leaves the focus nowhere. */
function openerOf(id: string) {
  return document.querySelector<HTMLElement>(`[popovertarget="${id}"]:not([popovertargetaction])`);
}

/** Everything that does not hold the drawer; toasts come above it. */
function setInert(drawer: HTMLElement, inert: boolean) {
  for (let part: HTMLElement = drawer; part !== document.body && part.parentElement;) {
    for (const other of part.parentElement.children)
      if (other !== part && other instanceof HTMLElement && !('toasts' in other.dataset))
        other.inert = inert;
    part = part.parentElement;
  }
}
