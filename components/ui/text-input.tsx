import type { ComponentProps, ReactNode } from 'react';
import { classes } from './classes.ts';

/** Phones zoom in on a focused field with text below 16 px. */
export const controlClasses =
  'block w-full rounded-control border border-line-strong bg-surface text-[1rem] text-ink transition-colors hover:border-ink focus-visible:border-brand focus-visible:outline-offset-0 disabled:bg-sunken disabled:text-muted aria-invalid:border-danger';

type TextInputProps = ComponentProps<'input'> & {
  icon?: ReactNode;
  action?: ReactNode;
};

export function TextInput({ icon, action, className, type = 'text', ...rest }: TextInputProps) {
  return (
    <span className="relative block">
      {icon && (
        <span className="pointer-events-none absolute inset-y-0 left-3.5 flex items-center text-muted">
          {icon}
        </span>
      )}
      <input
        {...rest}
        type={type}
        // React's autoFocus acts before a dialog is shown; dialog.tsx uses this attribute.
        data-autofocus={rest.autoFocus || undefined}
        className={classes(
          controlClasses,
          'h-12',
          icon ? 'pl-11' : 'pl-3.5',
          action ? 'pr-12' : 'pr-3.5',
          className,
        )}
      />
      {action && <span className="absolute inset-y-0 right-0.5 flex items-center">{action}</span>}
    </span>
  );
}

export function Textarea({ className, rows = 4, ...rest }: ComponentProps<'textarea'>) {
  return (
    <textarea
      {...rest}
      rows={rows}
      className={classes(controlClasses, 'field-sizing-content min-h-24 px-3.5 py-3', className)}
    />
  );
}
