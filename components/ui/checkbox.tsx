import { useId, type ComponentProps, type ReactNode } from 'react';
import { FieldError } from './field.tsx';
import { Icon } from './icon.tsx';

type CheckboxProps = Omit<ComponentProps<'input'>, 'type' | 'className'> & {
  label: ReactNode;
  error?: string;
};

export function Checkbox({ label, error, ...rest }: CheckboxProps) {
  const id = useId();
  return (
    <div className="flex flex-col gap-1">
      <label className="flex min-h-target cursor-pointer items-start gap-3 py-2.5 text-sm">
        <span className="relative mt-px flex size-5.5 shrink-0">
          <input
            {...rest}
            type="checkbox"
            aria-invalid={error ? true : undefined}
            aria-describedby={error ? id : undefined}
            className="peer size-full cursor-pointer appearance-none rounded-[6px] border border-line-strong bg-surface transition-colors checked:border-brand checked:bg-brand hover:border-ink disabled:bg-sunken aria-invalid:border-danger"
          />
          <Icon
            name="check"
            size={16}
            className="pointer-events-none absolute inset-0 m-auto text-on-brand opacity-0 peer-checked:opacity-100"
          />
        </span>
        <span className="min-w-0 [overflow-wrap:anywhere]">{label}</span>
      </label>
      <FieldError id={id}>{error}</FieldError>
    </div>
  );
}
