'use client';

import { useSyncExternalStore } from 'react';
import { ChipToggle } from '#components/ui/chip.tsx';
import { chooseScheme, schemes, schemeStore, type Scheme } from '#lib/browser/colour-scheme.ts';

const names: Record<Scheme, string> = {
  system: 'Ca pe dispozitiv',
  light: 'Luminos',
  dark: 'Întunecat',
};

export const schemeCopy = {
  title: 'Aspect',
  hint: 'Alege cum arată Aproape în acest browser.',
};

export function SchemeSection() {
  return (
    <section id="aspect" className="flex flex-col gap-3 noscript:hidden">
      <h2 className="text-xl">{schemeCopy.title}</h2>
      <p>{schemeCopy.hint}</p>
      <SchemeChoice />
    </section>
  );
}

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
          {names[scheme]}
        </ChipToggle>
      ))}
    </div>
  );
}
