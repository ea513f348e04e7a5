import { classes } from './classes.ts';

/** A calm block of the size of what is coming; the caller gives width and height. */
export function Skeleton({ className }: { className?: string }) {
  return (
    <span
      aria-hidden
      className={classes('block animate-pulse rounded-control bg-sunken', className)}
    />
  );
}
