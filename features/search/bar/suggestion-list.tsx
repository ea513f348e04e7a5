import ComboboxKeys from '@github/combobox-nav';
import { useId, useLayoutEffect, useRef } from 'react';
import { Icon, type IconName } from '#components/ui/icon.tsx';
import { plural, type PluralForms } from '#domain/words/numbers.ts';

export type SuggestionListProps = {
  fieldId: string;
  shown: boolean;
  onHide: () => void;
};

type ListProps = SuggestionListProps & {
  suggestions: { id: number | string; label: string; detail: string; onPick: () => void }[];
  icon: IconName;
  label: string;
  countForms: PluralForms;
  source?: string;
  /** Shown in a row that submits, because the list covers the button. */
  typed?: string;
};

export function SuggestionList(props: ListProps) {
  const { fieldId, shown, onHide, suggestions, icon, label, countForms, source, typed } = props;
  const id = useId();
  const list = useRef<HTMLUListElement>(null);
  const open = shown && suggestions.length > 0;

  useLayoutEffect(() => {
    const field = document.getElementById(fieldId) as HTMLInputElement | null;
    if (!open || !field || !list.current) return;
    const keys = new ComboboxKeys(field, list.current, { tabInsertsSuggestions: false });
    keys.start();
    return () => keys.stop();
  }, [open, fieldId]);

  return (
    <>
      <div
        hidden={!open}
        // Keeps the focus in the field.
        onMouseDown={(event) => event.preventDefault()}
        className="absolute inset-x-0 top-full z-40 mt-2 max-h-80 min-w-[min(16rem,60vw)] overflow-y-auto rounded-card border border-line bg-surface p-1.5 text-left shadow-float"
      >
        {typed && (
          <button
            type="submit"
            tabIndex={-1}
            aria-hidden
            className="flex min-h-target w-full items-center gap-3 rounded-control px-3 py-2 text-left text-sm font-semibold text-brand hover:bg-sunken"
          >
            <Icon name="search" />
            <span className="truncate">Caută „{typed}”</span>
          </button>
        )}
        <ul ref={list} id={id} role="listbox" aria-label={label}>
          {suggestions.map((suggestion) => (
            <li
              key={suggestion.id}
              id={`${id}-${suggestion.id}`}
              role="option"
              aria-selected={false}
              onClick={() => {
                onHide();
                suggestion.onPick();
              }}
              className="flex min-h-target cursor-pointer items-center gap-3 rounded-control px-3 py-2 hover:bg-sunken aria-selected:bg-sunken"
            >
              <Icon name={icon} className="text-muted" />
              <span className="flex min-w-0 flex-col">
                <span className="truncate text-sm font-medium text-ink">{suggestion.label}</span>
                <span className="truncate text-xs text-muted">{suggestion.detail}</span>
              </span>
            </li>
          ))}
        </ul>
        {source && <p className="px-3 py-1 text-xs text-muted">{source}</p>}
      </div>
      <span role="status" className="sr-only">
        {open ? plural(suggestions.length, countForms) : ''}
      </span>
    </>
  );
}
