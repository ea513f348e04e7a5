import type { ReactNode } from 'react';

export const stickyBar =
  'border-t border-line bg-surface p-4 short:py-1 [@media(min-height:20em)]:sticky [@media(min-height:20em)]:bottom-0';

export function DialogBar({ children }: { children: ReactNode }) {
  return (
    <div data-dialog-bar className={`${stickyBar} z-10 -mx-5`}>
      {children}
    </div>
  );
}
