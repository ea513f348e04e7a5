import { useEffect, useRef } from 'react';
import { isFocusLost } from '#lib/browser/focus-heading.ts';

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
    results,
    onAppend: (countBefore: number) => {
      firstNew.current = countBefore;
    },
  };
}

function isFocusFree(results: Element | null): boolean {
  const links = results?.querySelector('nav');
  return isFocusLost() || (links?.contains(document.activeElement) ?? false);
}
