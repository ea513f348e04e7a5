import type { ComponentProps } from 'react';
import { classes } from './classes.ts';

export function chipClasses(selected: boolean, className?: string): string {
  return classes('chip', selected && 'chip-on', className);
}

export function ChipToggle({
  selected = false,
  className,
  children,
  ...rest
}: Omit<ComponentProps<'button'>, 'type'> & { selected?: boolean }) {
  return (
    <button
      {...rest}
      type="button"
      aria-pressed={selected}
      className={chipClasses(selected, className)}
    >
      {children}
    </button>
  );
}
