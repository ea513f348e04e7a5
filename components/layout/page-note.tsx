'use client';

import { useEffect } from 'react';
import { showToast } from '#components/ui/show-toast.ts';
import { tabStorage } from '#lib/browser/browser-storage.ts';

/** The note is lost if storage is blocked. */
export function leaveHomeNote(message: string): void {
  tabStorage.write('homeNote', message);
}

function takeHomeNote(): string | null {
  const message = tabStorage.read('homeNote');
  tabStorage.write('homeNote', null);
  return message;
}

export function HomeNote() {
  useEffect(() => {
    const message = takeHomeNote();
    if (message) void showToast(message);
  }, []);
  return null;
}
