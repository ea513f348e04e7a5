'use client';

import { useEffect } from 'react';
import { showToast } from '#components/ui/show-toast.ts';
import { takeHomeNote } from '#lib/own/home-note.ts';

export function HomeNote() {
  useEffect(() => {
    const message = takeHomeNote();
    if (message) void showToast(message);
  }, []);
  return null;
}
