import { tabStorage } from '#lib/browser/browser-storage.ts';

/** Stores a message for the home page, which the caller is about to load. Lost if storage is blocked. */
export function leaveHomeNote(message: string): void {
  tabStorage.write('homeNote', message);
}

/** Returns the stored message and removes it; null if there is none. */
export function takeHomeNote(): string | null {
  const message = tabStorage.read('homeNote');
  tabStorage.write('homeNote', null);
  return message;
}
