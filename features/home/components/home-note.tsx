'use client';

import { useEffect } from 'react';
import { showToast } from '#components/ui/show-toast.ts';
import { takeHomeNote } from '#lib/own/home-note.ts';

/** Shows a message from the previous page, which a full load replaced. */
export function HomeNote() {
  useEffect(() => {
    const message = takeHomeNote();
    if (message) void showToast(message);
  }, []);
  return null;
}
