import type { ReactNode } from 'react';

/** Keeps a bar in view below scrolling content, where the screen has room for both. */
export const stickyBar =
  'border-t border-line bg-surface p-4 short:py-1 [@media(min-height:20em)]:sticky [@media(min-height:20em)]:bottom-0';

/** The actions of a form inside a dialog, last in the form. */
export function DialogBar({ children }: { children: ReactNode }) {
  return (
    <div data-dialog-bar className={`${stickyBar} z-10 -mx-5`}>
      {children}
    </div>
  );
}
