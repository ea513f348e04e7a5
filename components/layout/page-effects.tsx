'use client';

import { usePathname } from 'next/navigation';
import { useEffect, useLayoutEffect, useRef } from 'react';
import { useDocumentTitle } from '#hooks/use-document-title.ts';
import { endEarlyInput, repeatEarlyInput } from '#lib/browser/early-input.ts';
import { focusHeading, isFocusLost } from '#lib/browser/focus-heading.ts';
import { isNavigating } from '#lib/browser/page-progress.ts';

export function EarlyInput() {
  useLayoutEffect(endEarlyInput, []);
  useEffect(() => queueMicrotask(repeatEarlyInput), []);
  return null;
}

const maxEmptyMs = 2_000;

/**
 * After a navigation, moves a lost focus to the title; reloads a page that a failed prefetch left
 * empty.
 */
export function PageFocus() {
  const path = usePathname();
  const before = useRef(path);
  useEffect(() => {
    if (before.current === path) return;
    before.current = path;
    const findTitle = () => document.querySelector<HTMLElement>('main h1');
    if (isFocusLost()) focusHeading(findTitle(), { preventScroll: true });
    const check = () => {
      if (findTitle()) return;
      // Next empties the page while it follows a redirect.
      if (isNavigating()) setTimeout(check, maxEmptyMs);
      else location.reload();
    };
    setTimeout(check, maxEmptyMs);
  }, [path]);
  return null;
}

/** Next overwrites the title of an unknown route with the layout's. */
export function PageTitle({ title }: { title: string }) {
  useDocumentTitle(title);
  return null;
}
