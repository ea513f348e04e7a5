'use client';

import { useId, useRef, useState, type KeyboardEvent, type ReactNode, type RefObject } from 'react';
import { TextInput } from '#components/ui/text-input.tsx';
import { maxLengths } from '#contract/values.ts';

/** What the list under a combobox is given; it comes with the first touch of the field. */
export type SuggestionProps = {
  /** Prefix of the ids of the list and its options. */
  id: string;
  text: string;
  /** Whether the list may be seen. */
  shown: boolean;
  onShown: (shown: boolean) => void;
  /** Where it puts what answers the keys of the field. */
  keysRef: RefObject<((event: KeyboardEvent) => void) | null>;
  /** Tells the field what to say about it. */
  onList: (list: ListState) => void;
};

export type ListState = { open: boolean; active: string | null };

type ComboboxProps = {
  label: string;
  name: string;
  value: string;
  onText: (text: string) => void;
  suggest: (list: SuggestionProps) => ReactNode;
  /** The field was touched: its list may be fetched. */
  onTouch: () => void;
  icon: ReactNode;
  action?: ReactNode;
  placeholder: string;
  describedBy?: string;
};

/** A text field with a list of what it could mean; arrows move, Enter picks, Escape closes. */
export function Combobox(props: ComboboxProps) {
  const { label, value, onText, suggest, onTouch } = props;
  const id = useId();
  const [shown, setShown] = useState(false);
  const [list, setList] = useState<ListState>({ open: false, active: null });
  const keysRef = useRef<(event: KeyboardEvent) => void>(null);

  return (
    <div className="relative min-w-0">
      <label htmlFor={id} className="sr-only">
        {label}
      </label>
      <TextInput
        id={id}
        name={props.name}
        value={value}
        onChange={(event) => {
          setShown(true);
          onText(event.target.value);
        }}
        onFocus={() => {
          setShown(true);
          onTouch();
        }}
        onBlur={() => setShown(false)}
        onKeyDown={(event) => {
          if (!event.nativeEvent.isComposing) keysRef.current?.(event);
        }}
        icon={props.icon}
        action={props.action}
        placeholder={props.placeholder}
        enterKeyHint="search"
        autoComplete="off"
        spellCheck={false}
        maxLength={maxLengths.search}
        role="combobox"
        aria-autocomplete="list"
        aria-expanded={list.open}
        aria-controls={list.open ? `${id}-list` : undefined}
        aria-activedescendant={list.open && list.active ? `${id}-${list.active}` : undefined}
        aria-describedby={props.describedBy}
        className="text-ellipsis"
      />
      {suggest({ id, text: value, shown, onShown: setShown, keysRef, onList: setList })}
    </div>
  );
}
