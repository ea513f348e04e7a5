'use client';

import { useState } from 'react';
import { useLoaded } from '#hooks/use-loaded.ts';
import { lazyPart } from '#lib/browser/lazy-part.ts';
import { lazyCopy } from '../lazy-copy.ts';

const copy = lazyCopy.report;
const load = lazyPart(() => import('./report-dialog.lazy.tsx'));

export function ReportReview({ of: { id, author } }: { of: { id: number; author: string } }) {
  const [open, setOpen] = useState(false);
  const part = useLoaded(load, open, setOpen);
  return (
    <>
      <button
        type="button"
        aria-label={copy.buttonOf(author)}
        onClick={() => setOpen(true)}
        className="absolute inset-0 underline underline-offset-4 hover:text-ink"
      >
        {copy.button}
      </button>
      {part && <part.ReportDialog id={id} open={open} onClose={setOpen} />}
    </>
  );
}
