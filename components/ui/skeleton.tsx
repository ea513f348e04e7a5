import { classes } from './classes.ts';

export function Skeleton({ className }: { className?: string }) {
  return (
    <span
      aria-hidden
      className={classes('block animate-pulse rounded-control bg-sunken', className)}
    />
  );
}
