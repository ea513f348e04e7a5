import { useId, type ReactNode } from 'react';
import { classes } from './classes.ts';
import { Icon } from './icon.tsx';

type FieldControl = {
  id: string;
  'aria-invalid'?: true;
  'aria-describedby'?: string;
  'aria-required'?: true;
};

type FieldProps = {
  label: ReactNode;
  error?: string;
  hint?: ReactNode;
  required?: boolean;
  optional?: boolean;
  hideLabel?: boolean;
  className?: string;
  children: (control: FieldControl) => ReactNode;
};

export function Field(props: FieldProps) {
  const { label, error, hint, required, optional, hideLabel, className, children } = props;
  const id = useId();
  const described = [error && `${id}-error`, hint && `${id}-hint`].filter(Boolean).join(' ');
  return (
    <div className={classes('flex flex-col gap-1.5', className)}>
      <label htmlFor={id} className={hideLabel ? 'sr-only' : 'text-sm font-semibold text-ink'}>
        {label}
        {optional && <span className="font-normal text-muted"> (opțional)</span>}
      </label>
      {children({
        id,
        'aria-invalid': error ? true : undefined,
        'aria-describedby': described || undefined,
        'aria-required': required ? true : undefined,
      })}
      <FieldError id={`${id}-error`}>{error}</FieldError>
      {hint && (
        <p id={`${id}-hint`} className="text-xs text-muted">
          {hint}
        </p>
      )}
    </div>
  );
}

export function FieldError({ id, children }: { id: string; children?: string }) {
  if (!children) return null;
  return (
    <p id={id} className="flex items-start gap-1.5 text-xs font-medium text-danger">
      <Icon name="circle-alert" size={16} className="mt-px" />
      {children}
    </p>
  );
}
