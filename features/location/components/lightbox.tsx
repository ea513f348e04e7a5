'use client';

import { useState, type MouseEvent, type ReactNode } from 'react';
import { opensElsewhere } from '#components/ui/nav-link.tsx';
import { useLoaded } from '#hooks/use-loaded.ts';
import { lazyPart } from '#lib/browser/lazy-part.ts';
import type { Slide } from './lightbox-view.lazy.tsx';

const loadView = lazyPart(() => import('./lightbox-view.lazy.tsx'));

export function Lightbox({ children }: { children: ReactNode }) {
  const [selection, setSelection] = useState<{ slides: Slide[]; index: number } | false>(false);
  const view = useLoaded(loadView, selection !== false, setSelection);

  const open = (event: MouseEvent<HTMLDivElement>) => {
    if (opensElsewhere(event) || !(event.target instanceof Element)) return;
    const pressed = event.target.closest<HTMLAnchorElement>('a[data-picture]');
    if (!pressed) return;
    event.preventDefault();
    const links = [...event.currentTarget.querySelectorAll<HTMLAnchorElement>('a[data-picture]')];
    setSelection({
      slides: links.map(({ href, dataset: { picture = '', pictureId } }) => ({
        src: href,
        alt: picture,
        id: Number(pictureId),
      })),
      index: links.indexOf(pressed),
    });
  };

  return (
    <div onClick={open}>
      {children}
      {view && selection && (
        <view.LightboxView {...selection} onClose={() => setSelection(false)} />
      )}
    </div>
  );
}
