'use client';

import { useLayoutEffect, useRef, type ReactNode } from 'react';
import { focusHeading, isFocusLost } from '#lib/focus-heading.ts';

/** When this goes away with the focus in it, the heading of what is around it takes the focus. */
export function FocusHandover({ children }: { children: ReactNode }) {
  const box = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const element = box.current;
    const around = element?.parentElement?.closest('section, dialog, main') ?? null;
    return () => {
      if (element?.contains(document.activeElement)) queueMicrotask(() => handOver(around));
    };
  }, []);
  return <div ref={box}>{children}</div>;
}

function handOver(around: Element | null): void {
  // What came instead may have taken the focus already.
  if (!isFocusLost()) return;
  const place = around?.isConnected ? around : (document.querySelector('main') ?? document.body);
  focusHeading(place.querySelector<HTMLElement>('h1, h2, h3'));
}
