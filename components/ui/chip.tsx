import type { ComponentProps, ReactNode } from 'react';
import { chipClasses } from './chip-classes.ts';

type ChipLook = { selected?: boolean; icon?: ReactNode };

export function ChipToggle({
  selected = false,
  icon,
  className,
  children,
  type = 'button',
  ...rest
}: ComponentProps<'button'> & ChipLook) {
  return (
    <button
      {...rest}
      type={type}
      aria-pressed={selected}
      className={chipClasses(selected, className)}
    >
      {icon}
      {children}
    </button>
  );
}
