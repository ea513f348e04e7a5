import type { ComponentProps } from 'react';
import { classes } from './classes.ts';

export function chipClasses(selected: boolean, className?: string): string {
  return classes(
    'inline-flex min-h-target max-w-full shrink-0 items-center gap-2 rounded-full border px-4 text-sm font-medium no-underline transition-colors',
    selected
      ? 'border-brand bg-brand-soft text-brand-hover'
      : 'border-line-strong bg-surface text-ink hover:border-ink hover:bg-sunken',
    'disabled:border-line disabled:bg-sunken disabled:text-muted',
    className,
  );
}

/** A list of chips in one line, which scrolls sideways on phones. */
export const chipRow = 'no-scrollbar -mx-4 flex gap-2 overflow-x-auto px-4 py-1 md:mx-0 md:px-0';

export function ChipToggle({
  selected = false,
  className,
  children,
  type = 'button',
  ...rest
}: ComponentProps<'button'> & { selected?: boolean }) {
  return (
    <button
      {...rest}
      type={type}
      aria-pressed={selected}
      className={chipClasses(selected, className)}
    >
      {children}
    </button>
  );
}
