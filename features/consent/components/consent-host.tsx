'use client';

import { useEffect } from 'react';
import { lazyPart } from '#lib/browser/lazy-part.ts';

const load = lazyPart(() => import('../start-deferred-work.lazy.ts'), { optional: true });

export function ConsentHost() {
  useEffect(() => {
    const start = () =>
      load().then(
        (part) => part.startDeferredWork(),
        () => {},
      );
    setTimeout(start, 3_000);
  }, []);
  return null;
}
