import { classes } from '#components/ui/classes.ts';
import { copy } from './copy.ts';
import { Spiral } from './spiral.tsx';

type LogoProps = {
  /** On a phone the mark alone, but where the page has a search of its own: the header's needs the room. */
  short?: boolean;
};

/** The name in the display face beside its mark; leads home. */
export function Logo({ short = false }: LogoProps) {
  return (
    <a
      href="/"
      aria-label={copy.home}
      // A name without room wraps below the mark, out of sight.
      className="inline-flex h-11 min-w-0 flex-wrap content-start items-center gap-2 overflow-hidden rounded-control text-ink no-underline"
    >
      <Spiral className="my-1.5 size-8" />
      <span
        className={classes(
          'font-display text-[1.5rem] leading-[2.75rem] narrow:hidden font-semibold tracking-tight',
          short && 'max-sm:in-[body:not(:has([data-hero-search]))]:hidden',
        )}
      >
        aproape
      </span>
    </a>
  );
}
