'use client';

import { usePathname } from 'next/navigation';
import { useEffect, useLayoutEffect, useRef } from 'react';
import { useDocumentTitle } from '#hooks/use-document-title.ts';
import { endEarlyInput, repeatEarlyInput } from '#lib/browser/early-input.ts';
import { focusHeading, isFocusLost } from '#lib/browser/focus-heading.ts';

export function EarlyInput() {
  useLayoutEffect(endEarlyInput, []);
  useEffect(() => queueMicrotask(repeatEarlyInput), []);
  return null;
}

/**
 * Moves a lost focus to the title after a client-side navigation. Loads the page again if it is
 * empty: Next shows nothing if the prefetch that it waits for fails.
 */
export function PageFocus() {
  const path = usePathname();
  const before = useRef(path);
  useEffect(() => {
    if (before.current === path) return;
    before.current = path;
    const title = document.querySelector<HTMLElement>('main h1');
    if (!title) location.reload();
    else if (isFocusLost()) focusHeading(title, { preventScroll: true });
  }, [path]);
  return null;
}

/** Next overwrites the title of an unknown route with the layout's. */
export function PageTitle({ title }: { title: string }) {
  useDocumentTitle(title);
  return null;
}
