import { useId } from 'react';
import { classes } from '#components/ui/classes.ts';
import { FieldError } from '#components/ui/field.tsx';
import { RadioChip } from '#components/ui/radio-chip.tsx';

type RadioChipsProps = {
  legend: string;
  name: string;
  options: { value: string; label: string }[];
  value: string | null;
  onChange: (value: string) => void;
  error?: string;
  empty?: string;
  wide?: boolean;
};

const maxWrapped = 5;
const hourGrid = 'grid grid-cols-[repeat(auto-fill,minmax(3.125rem,1fr))] gap-2';
const nameRow = 'flex flex-wrap gap-2';
const scrolledRow = '-m-1 p-1 max-sm:flex-nowrap max-sm:overflow-x-auto max-sm:*:shrink-0';

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
        className={wide ? classes(nameRow, options.length > maxWrapped && scrolledRow) : hourGrid}
      >
        {options.map((option) => (
          <RadioChip
            key={option.value}
            name={name}
            value={option.value}
            checked={option.value === value}
            data-invalid={error && option.value === value ? '' : undefined}
            onChange={() => onChange(option.value)}
            className={wide ? 'max-w-full px-4 py-2 text-center break-words' : undefined}
          >
            {option.label}
          </RadioChip>
        ))}
      </div>
      <FieldError id={id}>{error}</FieldError>
    </fieldset>
  );
}
