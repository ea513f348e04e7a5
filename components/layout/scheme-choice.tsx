'use client';

import { useSyncExternalStore } from 'react';
import { ChipToggle } from '#components/ui/chip.tsx';
import { chooseScheme, schemes, schemeStore, type Scheme } from '#lib/browser/colour-scheme.ts';
import { schemeCopy } from './scheme-copy.ts';

export function SchemeChoice() {
  const current = useSyncExternalStore<Scheme>(
    schemeStore.subscribe,
    schemeStore.getState,
    () => 'system',
  );
  return (
    <div role="group" aria-label={schemeCopy.title} className="flex flex-wrap gap-2">
      {schemes.map((scheme) => (
        <ChipToggle key={scheme} selected={scheme === current} onClick={() => chooseScheme(scheme)}>
          {schemeCopy.names[scheme]}
        </ChipToggle>
      ))}
    </div>
  );
}
