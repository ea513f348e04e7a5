'use client';

import dynamic from 'next/dynamic';
import { useState, type MouseEvent, type ReactNode } from 'react';

const LightboxView = dynamic(
  () => import('./lightbox-view.tsx').then((part) => part.LightboxView),
  { ssr: false },
);

export type Slide = { src: string; alt: string };

/** Lets the links to pictures inside it open over the page; the viewer comes with the first one. */
export function Lightbox({ children }: { children: ReactNode }) {
  const [shown, setShown] = useState<{ slides: Slide[]; index: number }>();

  const open = (event: MouseEvent<HTMLDivElement>) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey || !(event.target instanceof Element)) {
      return;
    }
    const pressed = event.target.closest<HTMLAnchorElement>('a[data-picture]');
    if (!pressed) return;
    event.preventDefault();
    const links = [...event.currentTarget.querySelectorAll<HTMLAnchorElement>('a[data-picture]')];
    setShown({
      slides: links.map((link) => ({ src: link.href, alt: link.dataset.picture ?? '' })),
      index: links.indexOf(pressed),
    });
  };

  return (
    <div onClick={open}>
      {children}
      {shown && <LightboxView {...shown} onClose={() => setShown(undefined)} />}
    </div>
  );
}
