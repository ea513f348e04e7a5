import type { ComponentProps } from 'react';
import { classes } from './classes.ts';

/** A white sheet with a hairline. Padding is the caller's, so that pictures can reach the edge. */
export function Card({ className, ...rest }: ComponentProps<'div'>) {
  return (
    <div {...rest} className={classes('rounded-card border border-line bg-surface', className)} />
  );
}
