import { useEffect, useRef } from 'react';
import { isFocusLost } from '#lib/browser/focus-heading.ts';

/**
 * Moves the focus to the first new card after more cards were appended: the link that loaded them may be
 * gone. Leaves the focus alone if the visitor has moved it.
 */
export function useNewCardFocus(count: number) {
  const results = useRef<HTMLDivElement>(null);
  const firstNew = useRef<number | null>(null);

  useEffect(() => {
    const index = firstNew.current;
    firstNew.current = null;
    if (index === null || !isFocusFree(results.current)) return;
    results.current?.querySelectorAll('ul > li').item(index)?.querySelector('a')?.focus();
  }, [count]);

  return {
    /** Ref of the element that holds the cards and the link to more. */
    results,
    /** Call before appending; `cardCount` is the number of cards shown so far. */
    onAppend: (cardCount: number) => {
      firstNew.current = cardCount;
    },
  };
}

function isFocusFree(results: Element | null): boolean {
  const links = results?.querySelector('nav');
  return isFocusLost() || (links?.contains(document.activeElement) ?? false);
}
