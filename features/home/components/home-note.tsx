'use client';

import { useEffect } from 'react';
import { showToast } from '#components/ui/show-toast.ts';
import { takeHomeNote } from '#lib/home-note.ts';

/** Says what was done on the page before, which could not say it: it was left with a full load. */
export function HomeNote() {
  useEffect(() => {
    const message = takeHomeNote();
    if (message) void showToast(message);
  }, []);
  return null;
}
