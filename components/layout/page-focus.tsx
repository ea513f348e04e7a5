'use client';

import { usePathname } from 'next/navigation';
import { useEffect, useRef } from 'react';
import { focusHeading, isFocusLost } from '#lib/browser/focus-heading.ts';

/** Moves the focus to the title after a client-side navigation, if the focused element is gone. */
export function PageFocus() {
  const path = usePathname();
  const before = useRef(path);
  useEffect(() => {
    if (before.current === path) return;
    before.current = path;
    if (isFocusLost()) focusHeading(document.querySelector('main h1'), { preventScroll: true });
  }, [path]);
  return null;
}
