import { classes } from '#components/ui/classes.ts';
import { Spiral } from './spiral.tsx';

type LogoProps = {
  /** Shows only the mark on phones, unless the page has its own search: the header's search needs the space. */
  short?: boolean;
};

export function Logo({ short = false }: LogoProps) {
  return (
    <a
      href="/"
      aria-label="Aproape, pagina principală"
      // A name that does not fit wraps below the mark, out of sight.
      className="-mx-1.5 inline-flex h-11 min-w-0 px-1.5 narrow:mx-0 narrow:px-0 flex-wrap content-start items-center gap-2 overflow-hidden rounded-control text-ink no-underline"
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
