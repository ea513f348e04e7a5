'use client';

import { useState } from 'react';
import { useLoaded } from '#hooks/use-loaded.ts';
import { lazyPart } from '#lib/browser/lazy-part.ts';
const load = lazyPart(() => import('./report-dialog.lazy.tsx'));

export function ReportReview({ of: { id, author } }: { of: { id: number; author: string } }) {
  const [open, setOpen] = useState(false);
  const part = useLoaded(load, open, setOpen);
  return (
    <>
      <button
        type="button"
        aria-label={`Raportează recenzia scrisă de ${author}`}
        onClick={() => setOpen(true)}
        className="absolute inset-0 underline underline-offset-4 hover:text-ink"
      >
        Raportează
      </button>
      {part && <part.ReportDialog id={id} open={open} onClose={setOpen} />}
    </>
  );
}
