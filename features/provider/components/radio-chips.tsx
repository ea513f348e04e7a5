import { useId } from 'react';
import { classes } from '#components/ui/classes.ts';
import { FieldError } from '#components/ui/field.tsx';

type RadioChipsProps = {
  legend: string;
  name: string;
  options: { value: string; label: string }[];
  value: string | null;
  onChange: (value: string) => void;
  error?: string;
  /** Shown if there are no options. */
  empty?: string;
  /** For names instead of times. */
  wide?: boolean;
};

export function RadioChips(props: RadioChipsProps) {
  const { legend, name, options, value, onChange, error, empty, wide } = props;
  const id = useId();
  return (
    <fieldset className="flex min-w-0 flex-col gap-1.5" aria-describedby={error ? id : undefined}>
      <legend className="pb-1.5 text-sm font-semibold">{legend}</legend>
      {options.length === 0 && (
        <p className="text-muted" tabIndex={-1} data-invalid={error ? '' : undefined}>
          {empty}
        </p>
      )}
      <div
        className={
          wide
            ? 'flex flex-wrap gap-2'
            : 'grid grid-cols-[repeat(auto-fill,minmax(4.75rem,1fr))] gap-2'
        }
      >
        {options.map((option) => (
          <label
            key={option.value}
            className={classes(
              'tabular relative flex min-h-target cursor-pointer items-center justify-center rounded-control border border-line-strong bg-surface font-medium transition-colors hover:border-ink has-checked:border-brand has-checked:bg-brand has-checked:text-on-brand has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-brand',
              wide && 'max-w-full px-4 py-2 text-center break-words',
            )}
          >
            <input
              type="radio"
              name={name}
              value={option.value}
              checked={option.value === value}
              data-invalid={error && option.value === value ? '' : undefined}
              onChange={() => onChange(option.value)}
              className="sr-only"
            />
            {option.label}
          </label>
        ))}
      </div>
      <FieldError id={id}>{error}</FieldError>
    </fieldset>
  );
}
