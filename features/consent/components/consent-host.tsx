'use client';

import { useEffect } from 'react';
import { lazyPart } from '#lib/browser/lazy-part.ts';

const load = lazyPart(() => import('../start-consent.lazy.ts'), { optional: true });

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
