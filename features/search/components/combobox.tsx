'use client';

import { useId, useState, type KeyboardEvent, type ReactNode } from 'react';
import { classes } from '#components/ui/classes.ts';
import { TextInput } from '#components/ui/text-input.tsx';
import { plural, type PluralForms } from '#domain/plural.ts';
import { OptionList, type Option } from './option-list.tsx';

export type ComboboxProps = {
  label: string;
  name: string;
  value: string;
  onText: (text: string) => void;
  options: Option[];
  onPick: (key: string) => void;
  /** Names the list for a screen reader, and says how many there are. */
  listLabel: string;
  found: PluralForms;
  icon: ReactNode;
  action?: ReactNode;
  placeholder: string;
  enterKeyHint?: 'search' | 'next';
  autoFocus?: boolean;
  describedBy?: string;
  className?: string;
};

/** A text field with a list of what it could mean; arrows move, Enter picks, Escape closes. */
export function Combobox(props: ComboboxProps) {
  const { label, value, onText, options, onPick, listLabel, found, className } = props;
  const id = useId();
  const [wanted, setWanted] = useState(false);
  const [active, setActive] = useState<string | null>(null);
  const open = wanted && options.length > 0;
  const index = options.findIndex(({ key }) => key === active);

  const pick = (key: string) => {
    setWanted(false);
    setActive(null);
    onPick(key);
  };

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing) return;
    if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
      if (options.length === 0) return;
      event.preventDefault();
      const step = event.key === 'ArrowDown' ? 1 : -1;
      const start = index === -1 && step === -1 ? 0 : index;
      const next = options.at((start + step) % options.length);
      setWanted(true);
      setActive(next?.key ?? null);
    } else if (event.key === 'Enter' && open && active !== null && index !== -1) {
      event.preventDefault();
      pick(active);
    } else if (event.key === 'Escape' && open) {
      event.preventDefault();
      event.stopPropagation();
      setWanted(false);
      setActive(null);
    }
  };

  return (
    <div className={classes('relative min-w-0', className)}>
      <label htmlFor={id} className="sr-only">
        {label}
      </label>
      <TextInput
        id={id}
        name={props.name}
        value={value}
        onChange={(event) => {
          setWanted(true);
          setActive(null);
          onText(event.target.value);
        }}
        onFocus={() => setWanted(true)}
        onBlur={() => setWanted(false)}
        onKeyDown={onKeyDown}
        icon={props.icon}
        action={props.action}
        placeholder={props.placeholder}
        enterKeyHint={props.enterKeyHint}
        autoFocus={props.autoFocus}
        autoComplete="off"
        spellCheck={false}
        maxLength={120}
        role="combobox"
        aria-autocomplete="list"
        aria-expanded={open}
        aria-controls={`${id}-list`}
        aria-activedescendant={open && index !== -1 ? `${id}-${active}` : undefined}
        aria-describedby={props.describedBy}
        className="text-ellipsis"
      />
      <OptionList
        id={id}
        label={listLabel}
        options={options}
        active={active}
        open={open}
        onPick={pick}
      />
      <span role="status" className="sr-only">
        {open ? plural(options.length, found) : ''}
      </span>
    </div>
  );
}
