import type { ReactNode } from 'react';
import { LogoName } from './logo-name.tsx';
import { Spiral } from './spiral.tsx';

export function Logo({ name = <LogoName /> }: { name?: ReactNode }) {
  return (
    <a
      href="/"
      aria-label="Aproape, pagina principală"
      // A name that does not fit wraps below the mark, out of sight.
      className="-mx-1.5 inline-flex h-11 min-w-0 px-1.5 narrow:mx-0 narrow:px-0 flex-wrap content-start items-center gap-2 overflow-hidden rounded-control text-ink no-underline"
    >
      <Spiral className="my-1.5 size-8" />
      {name}
    </a>
  );
}
