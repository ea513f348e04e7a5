import { useEffect, useRef } from 'react';
import { isFocusLost } from '#lib/focus-heading.ts';

/**
 * Moves the focus to the first new card when more were added below, so that who goes on with the keyboard
 * goes on there: the link that was followed may be gone by then. A focus that was moved meanwhile stays.
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
    /** What holds the list of cards and the link to more of them. */
    results,
    /** Says that the next cards come after the `shown` that are there. */
    onAppend: (cardCount: number) => {
      firstNew.current = cardCount;
    },
  };
}

function isFocusFree(results: Element | null): boolean {
  const links = results?.querySelector('nav');
  return isFocusLost() || (links?.contains(document.activeElement) ?? false);
}
