import type { ComponentProps } from 'react';
import { classes } from './classes.ts';
import { controlClasses } from './text-input.tsx';
import { Icon } from './icon.tsx';

type SelectProps = ComponentProps<'select'> & {
  /** Shown after `children`. */
  options?: readonly { id: number | string; name: string }[];
};

export function Select({ className, children, options, ...rest }: SelectProps) {
  return (
    <span className="relative block">
      <select
        {...rest}
        className={classes(controlClasses, 'h-12 appearance-none pr-11 pl-3.5', className)}
      >
        {children}
        {options?.map(({ id, name }) => (
          <option key={id} value={id}>
            {name}
          </option>
        ))}
      </select>
      <Icon
        name="chevron-down"
        className="pointer-events-none absolute top-1/2 right-3.5 -translate-y-1/2 text-muted"
      />
    </span>
  );
}
