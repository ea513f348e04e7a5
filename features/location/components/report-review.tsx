'use client';

import { useState } from 'react';
import { useLoaded } from '#hooks/use-loaded.ts';
import { lazyPart } from '#lib/lazy-part.ts';
import { copy } from '../copy.ts';

const load = lazyPart(() => import('./report-dialog.lazy.tsx'));

/** The way to report a review. */
export function ReportReview({ id, author }: { id: number; author: string }) {
  const [open, setOpen] = useState(false);
  const part = useLoaded(load, open, setOpen);
  return (
    <>
      <button
        type="button"
        aria-label={copy.reportOf(author)}
        onClick={() => setOpen(true)}
        className="ml-auto min-h-target underline underline-offset-4 hover:text-ink print:hidden"
      >
        {copy.report}
      </button>
      {part && <part.ReportDialog id={id} open={open} onClose={setOpen} />}
    </>
  );
}
