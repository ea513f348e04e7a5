'use client';

import { useEffect } from 'react';
import { lazyPart } from '#lib/browser/lazy-part.ts';

const load = lazyPart(() => import('../start-consent.lazy.ts'), { optional: true });

/** Mounted once in the layout. Starts after the page has loaded: applies the stored consent or asks for it. */
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
