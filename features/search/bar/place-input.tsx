import { useEffect, useId, useRef, useState } from 'react';
import { Icon } from '#components/ui/icon.tsx';
import { IconButton } from '#components/ui/icon-button.tsx';
import { lazyPart } from '#lib/browser/lazy-part.ts';
import type { SelectedCity } from '#lib/place/place.ts';
import { Combobox } from './combobox.tsx';

const loadCurrentCity = lazyPart(() => import('./current-city.lazy.ts'));

type PlaceInputProps = {
  value: string;
  onText: (text: string) => void;
  onCity: (city: SelectedCity) => void;
  /** Empty while `value` is the chosen place. */
  typed: string;
};

export function PlaceInput({ value, onText, onCity, typed }: PlaceInputProps) {
  const [located, setLocated] = useState<SelectedCity | string | null>(null);
  const [locating, setLocating] = useState(false);
  const messageId = useId();
  /** The current attempt; null once the visitor has typed, picked a place or left. */
  const latest = useRef<object>(null);
  useEffect(() => () => void (latest.current = null), [value]);

  const problem = typeof located === 'string' ? located : null;

  const locate = async () => {
    const attempt = (latest.current ??= {});
    setLocated(null);
    setLocating(true);
    const city = await loadCurrentCity()
      .then(({ currentCity }) => currentCity())
      .catch(() => 'Nu am putut afla unde ești. Scrie o adresă sau un oraș.');
    setLocating(false);
    if (latest.current !== attempt) return;
    if (typeof city !== 'string') onCity(city);
    setLocated(city);
  };

  return (
    <div className="relative min-w-0">
      <Combobox
        label="Unde?"
        name="place"
        value={value}
        onText={(text) => {
          setLocated(null);
          onText(text);
        }}
        suggest={({ PlaceSuggestions }, list) => (
          <PlaceSuggestions {...list} text={typed} onCity={onCity} />
        )}
        icon={<Icon name="map-pin" />}
        placeholder="Caută locația dorită"
        describedBy={problem ? messageId : undefined}
        action={
          <IconButton
            label="Locația curentă"
            title="Locația curentă"
            icon="locate-fixed"
            onClick={locate}
            aria-busy={locating}
            className={locating ? 'animate-pulse text-brand' : 'noscript:hidden'}
          />
        }
      />
      <p id={messageId} role="status" className={problem ? message : 'sr-only'}>
        {problem}
        {locating && 'Aflăm unde ești…'}
        {typeof located === 'object' && located && `Căutăm în zona ${located.name}.`}
      </p>
    </div>
  );
}

/** Floats in the search bars, not in the modal. */
const message =
  'md:in-[form[action]]:absolute inset-x-0 top-full z-40 mt-2 rounded-card border border-line bg-surface p-3 text-sm text-ink shadow-float';
