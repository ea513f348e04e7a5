import type { ComponentProps } from 'react';
import { classes } from './classes.ts';

export function RadioChip({ className, children, ...input }: ComponentProps<'input'>) {
  return (
    <label
      className={classes(
        'tabular relative flex min-h-target cursor-pointer items-center justify-center rounded-control border border-line-strong bg-surface font-medium transition-colors hover:border-ink has-checked:border-brand has-checked:bg-brand-soft has-checked:text-brand-hover has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-brand',
        className,
      )}
    >
      <input {...input} type="radio" className="sr-only" />
      {children}
    </label>
  );
}

export const timeGrid = 'grid grid-cols-[repeat(auto-fill,minmax(4.75rem,1fr))] gap-2';
