'use client';

import { useLayoutEffect, useRef, type ReactNode } from 'react';
import { focusHeading, isFocusLost } from '#lib/browser/focus-heading.ts';

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
  if (!isFocusLost()) return;
  const place = around?.isConnected ? around : (document.querySelector('main') ?? document.body);
  focusHeading(place.querySelector<HTMLElement>('h1, h2, h3'));
}
