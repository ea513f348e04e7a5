'use client';

import { useEffect } from 'react';
import { showToast } from '#lib/browser/show-toast.ts';
import { tabStorage } from '#lib/browser/browser-storage.ts';

export function leavePageNote(message: string): void {
  tabStorage.write('pageNote', message);
}

export function PageNote() {
  useEffect(() => {
    const message = tabStorage.read('pageNote');
    tabStorage.write('pageNote', null);
    if (message) void showToast(message);
  }, []);
  return null;
}
