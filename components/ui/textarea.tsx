import type { ComponentProps } from 'react';
import { classes } from './classes.ts';
import { controlClasses } from './text-input.tsx';

export function Textarea({ className, rows = 4, ...rest }: ComponentProps<'textarea'>) {
  return (
    <textarea
      {...rest}
      rows={rows}
      className={classes(controlClasses, 'field-sizing-content min-h-24 px-3.5 py-3', className)}
    />
  );
}
