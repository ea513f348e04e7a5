import type { ReactNode } from 'react';
import { LogoName } from './logo-name.tsx';

export function Logo({ name = <LogoName /> }: { name?: ReactNode }) {
  return (
    <a
      href="/"
      aria-label="Aproape, pagina principală"
      // A name that does not fit wraps below the mark, where it is cut off.
      className="-mx-1.5 inline-flex h-11 min-w-0 px-1.5 narrow:mx-0 narrow:px-0 flex-wrap content-start items-center gap-2 overflow-hidden rounded-control text-ink no-underline"
    >
      <Spiral className="my-1.5 size-8" />
      {name}
    </a>
  );
}

export function Spiral({ className }: { className?: string }) {
  return (
    <svg viewBox="0 0 32 32" aria-hidden className={className}>
      <circle cx="16" cy="16" r="16" className="fill-brand" />
      <path
        d="M16 16a2 2 0 0 1 4 0a4 4 0 0 1-8 0a6 6 0 0 1 12 0a8 8 0 0 1-16 0a9.5 9.5 0 0 1 5-8.5"
        fill="none"
        strokeWidth="2.25"
        strokeLinecap="round"
        className="stroke-on-brand"
      />
    </svg>
  );
}
