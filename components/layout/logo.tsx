import { copy } from './copy.ts';
import { Spiral } from './spiral.tsx';

/** The name in the display face beside its mark; leads home. */
export function Logo() {
  return (
    <a
      href="/"
      aria-label={copy.home}
      className="inline-flex min-h-target items-center gap-2 rounded-control text-ink no-underline"
    >
      <Spiral className="size-8" />
      <span className="font-display text-[1.5rem] leading-none font-semibold tracking-tight">
        aproape
      </span>
    </a>
  );
}
