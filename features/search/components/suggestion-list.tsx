'use client';

import { useEffect, useLayoutEffect, useState, type KeyboardEvent } from 'react';
import { classes } from '#components/ui/classes.ts';
import { Icon, type IconName } from '#components/ui/icon.tsx';
import { plural, type PluralForms } from '#domain/plural.ts';
import type { SuggestionProps } from './combobox.tsx';

export type Suggestion = { key: string; label: string; detail: string };

type SuggestionListProps = SuggestionProps & {
  suggestions: Suggestion[];
  onPick: (key: string) => void;
  icon: IconName;
  /** Names the list, and says how many there are. */
  label: string;
  found: PluralForms;
};

/** The list under a combobox and its keys. A press on it does not take the focus from the field. */
export function SuggestionList(props: SuggestionListProps) {
  const { id, shown, onShown, keysRef, onList, suggestions, onPick, icon, label, found } = props;
  const [wanted, setWanted] = useState<string | null>(null);
  const open = shown && suggestions.length > 0;
  const index = suggestions.findIndex(({ key }) => key === wanted);
  const active = open && index !== -1 ? wanted : null;

  const pick = (key: string) => {
    onShown(false);
    setWanted(null);
    onPick(key);
  };

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
      if (suggestions.length === 0) return;
      event.preventDefault();
      const down = event.key === 'ArrowDown';
      const next = index === -1 ? (down ? 0 : -1) : (index + (down ? 1 : -1)) % suggestions.length;
      onShown(true);
      setWanted(suggestions.at(next)?.key ?? null);
    } else if (event.key === 'Enter' && active !== null) {
      event.preventDefault();
      pick(active);
    } else if (event.key === 'Escape' && open) {
      event.preventDefault();
      event.stopPropagation();
      onShown(false);
      setWanted(null);
    }
  };

  useEffect(() => {
    keysRef.current = onKeyDown;
  });
  // Before the paint: the field says that the list is open as soon as it is seen.
  useLayoutEffect(() => {
    onList({ open, active });
  }, [onList, open, active]);

  return (
    <>
      <ul
        id={`${id}-list`}
        role="listbox"
        aria-label={label}
        hidden={!open}
        onMouseDown={(event) => event.preventDefault()}
        className="absolute inset-x-0 top-full z-40 mt-2 max-h-80 min-w-64 overflow-y-auto rounded-card border border-line bg-surface p-1.5 text-left shadow-float"
      >
        {suggestions.map((suggestion) => (
          <li
            key={suggestion.key}
            id={`${id}-${suggestion.key}`}
            role="option"
            aria-selected={suggestion.key === active}
            onClick={() => pick(suggestion.key)}
            className={classes(
              'flex min-h-target cursor-pointer items-center gap-3 rounded-control px-3 py-2 hover:bg-sunken',
              suggestion.key === active && 'bg-sunken',
            )}
          >
            <Icon name={icon} className="text-muted" />
            <span className="flex min-w-0 flex-col">
              <span className="truncate text-sm font-medium text-ink">{suggestion.label}</span>
              <span className="truncate text-xs text-muted">{suggestion.detail}</span>
            </span>
          </li>
        ))}
      </ul>
      <span role="status" className="sr-only">
        {open ? plural(suggestions.length, found) : ''}
      </span>
    </>
  );
}
