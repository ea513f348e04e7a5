'use client';

import { useStore } from 'zustand/react';
import { buttonClasses } from '#components/ui/classes.ts';
import { partMissing } from '#lib/browser/lazy-part.ts';

export function MissingPart() {
  const missing = useStore(partMissing);
  return (
    <div role="alert" className="sticky top-(--sticky-top) z-30 bg-sun-soft text-sun-ink">
      {missing && (
        <div className="page flex flex-wrap items-center gap-x-4 gap-y-2 border-b border-sun/50 py-2">
          O parte a paginii nu s-a încărcat.
          <button
            type="button"
            onClick={() => location.reload()}
            className={buttonClasses({ variant: 'secondary' })}
          >
            Reîncarcă pagina
          </button>
        </div>
      )}
    </div>
  );
}
