import { classes } from '#components/ui/classes.ts';
import { Icon } from '#components/ui/icon.tsx';

export type Option = { key: string; label: string; detail?: string; icon: string };

type OptionListProps = {
  /** Prefix of the ids of the options. */
  id: string;
  label: string;
  options: Option[];
  active: string | null;
  open: boolean;
  onPick: (key: string) => void;
};

/** The list under a combobox. A press must not take the focus from the field. */
export function OptionList({ id, label, options, active, open, onPick }: OptionListProps) {
  return (
    <ul
      id={`${id}-list`}
      role="listbox"
      aria-label={label}
      hidden={!open}
      onMouseDown={(event) => event.preventDefault()}
      className="absolute inset-x-0 top-full z-40 mt-2 max-h-80 min-w-64 overflow-y-auto rounded-card border border-line bg-surface p-1.5 text-left shadow-float"
    >
      {options.map((option) => (
        <li
          key={option.key}
          id={`${id}-${option.key}`}
          role="option"
          aria-selected={option.key === active}
          onClick={() => onPick(option.key)}
          className={classes(
            'flex min-h-target cursor-pointer items-center gap-3 rounded-control px-3 py-2 hover:bg-sunken',
            option.key === active && 'bg-sunken',
          )}
        >
          <Icon path={option.icon} className="text-muted" />
          <span className="flex min-w-0 flex-col">
            <span className="truncate text-sm font-medium text-ink">{option.label}</span>
            {option.detail && <span className="truncate text-xs text-muted">{option.detail}</span>}
          </span>
        </li>
      ))}
    </ul>
  );
}
