import { useEffect, useState } from 'react';

const DEBOUNCE_MS = 500;

/**
 * What `ask` answers for a text, half a second after the last key; none for an empty text, and none until the answer
 * for this text is there. A new text cancels the last request; a failed one is silent.
 */
export function useSuggestions<T>(
  text: string,
  ask: (text: string, signal: AbortSignal) => Promise<T[]>,
): T[] {
  const [answer, setAnswer] = useState<{ to: string; items: T[] }>({ to: '', items: [] });
  const query = text.trim();

  useEffect(() => {
    if (query === '') return;
    const abort = new AbortController();
    const timer = setTimeout(() => {
      ask(query, abort.signal).then(
        (items) => setAnswer({ to: query, items }),
        () => undefined,
      );
    }, DEBOUNCE_MS);
    return () => {
      clearTimeout(timer);
      abort.abort();
    };
  }, [query, ask]);

  return query !== '' && answer.to === query ? answer.items : [];
}
