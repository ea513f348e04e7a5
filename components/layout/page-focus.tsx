'use client';

import { usePathname } from 'next/navigation';
import { useEffect, useRef } from 'react';

/** Moves the focus to the title of a page that came without a load, when what had it is gone. */
export function PageFocus() {
  const path = usePathname();
  const before = useRef(path);
  useEffect(() => {
    if (before.current === path) return;
    before.current = path;
    if (document.activeElement !== document.body) return;
    const title = document.querySelector<HTMLElement>('main h1');
    if (!title) return;
    title.tabIndex = -1;
    title.focus({ preventScroll: true });
  }, [path]);
  return null;
}
