import { useEffect, useState } from 'react';

const DEBOUNCE_MS = 500;

/**
 * What `ask` answers for a text, half a second after the last key; none for an empty text. A new text
 * cancels the last request, and a failed one leaves what was there (spec sections 4, 5 and 8).
 */
export function useSuggestions<T>(
  text: string,
  ask: (text: string, signal: AbortSignal) => Promise<T[]>,
): T[] {
  const [items, setItems] = useState<T[]>([]);
  const asked = text.trim();

  useEffect(() => {
    if (asked === '') return;
    const abort = new AbortController();
    const timer = setTimeout(() => {
      ask(asked, abort.signal).then(setItems, () => undefined);
    }, DEBOUNCE_MS);
    return () => {
      clearTimeout(timer);
      abort.abort();
    };
  }, [asked, ask]);

  return asked === '' ? [] : items;
}
