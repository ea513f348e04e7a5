'use client';

import { useEffect } from 'react';
import { lazyPart } from '#lib/lazy-part.ts';

const load = lazyPart(() => import('../start-consent.lazy.ts'), true);

/** Stands once in the layout: the page first, then what was allowed before, or the question. */
export function ConsentHost() {
  useEffect(() => {
    const start = () =>
      load().then(
        (part) => part.startConsent(),
        () => {},
      );
    setTimeout(start, 3_000);
  }, []);
  return null;
}
