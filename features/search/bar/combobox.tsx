import { useId, useState, type KeyboardEvent, type ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { TextInput } from '#components/ui/text-input.tsx';
import { maxLengths } from '#contract/values.ts';
import { useLoaded } from '#hooks/use-loaded.ts';
import { lazyPart } from '#lib/browser/lazy-part.ts';
import type { SuggestionListProps } from './suggestion-list.tsx';
import type * as Suggestions from './suggestions.lazy.tsx';

const loadSuggestions = lazyPart(() => import('./suggestions.lazy.tsx'));

type ComboboxProps = {
  label: string;
  name: 'search' | 'place';
  value: string;
  onText: (text: string) => void;
  suggest: (parts: typeof Suggestions, list: SuggestionListProps) => ReactNode;
  icon: ReactNode;
  action?: ReactNode;
  placeholder: string;
  describedBy?: string;
};

export function Combobox({ label, onText, suggest, describedBy, ...rest }: ComboboxProps) {
  const id = useId();
  const [shown, setShown] = useState(false);
  const parts = useLoaded(loadSuggestions, shown);

  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    // The list must be mounted before it handles this key.
    if (event.key === 'ArrowDown' || event.key === 'ArrowUp') flushSync(() => setShown(true));
    if (event.key !== 'Escape' || event.nativeEvent.isComposing) return;
    if (event.currentTarget.getAttribute('aria-expanded') !== 'true') return;
    event.preventDefault();
    event.stopPropagation();
    setShown(false);
  };

  return (
    <div className="relative min-w-0">
      <label htmlFor={id} className="sr-only">
        {label}
      </label>
      <TextInput
        {...rest}
        id={id}
        onChange={(event) => {
          setShown(true);
          onText(event.target.value);
        }}
        onFocus={() => setShown(true)}
        onBlur={() => setShown(false)}
        onKeyDownCapture={onKeyDown}
        enterKeyHint="search"
        autoComplete="off"
        spellCheck={false}
        maxLength={maxLengths[rest.name]}
        role="combobox"
        aria-autocomplete="list"
        aria-expanded={false}
        aria-describedby={describedBy}
        className="text-ellipsis"
      />
      {parts && suggest(parts, { fieldId: id, shown, onHide: () => setShown(false) })}
    </div>
  );
}
