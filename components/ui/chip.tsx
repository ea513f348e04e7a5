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
