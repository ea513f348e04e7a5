'use client';

import { useState } from 'react';
import { Icon } from '#components/ui/icon.tsx';
import { useLoaded } from '#hooks/use-loaded.ts';
import { lazyPart } from '#lib/lazy-part.ts';
import { copy } from '../copy.ts';
import { Combobox } from './combobox.tsx';

const loadSuggestions = lazyPart(() => import('./service-suggestions.lazy.tsx'));

type ServiceInputProps = {
  value: string;
  onText: (text: string) => void;
  /** The text was looked for already. */
  settled: boolean;
};

/** What to search for; the locations that match best are one key away. */
export function ServiceInput({ value, onText, settled }: ServiceInputProps) {
  const [touched, setTouched] = useState(false);
  const part = useLoaded(loadSuggestions, touched);
  return (
    <Combobox
      label={copy.text}
      name="search"
      value={value}
      onText={onText}
      onTouch={() => setTouched(true)}
      suggest={(list) =>
        part && <part.ServiceSuggestions {...list} text={settled ? '' : list.text} />
      }
      icon={<Icon name="search" />}
      placeholder={copy.textPlaceholder}
    />
  );
}
