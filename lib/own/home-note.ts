import { tabStorage } from '#lib/browser/browser-storage.ts';

/** Lost if storage is blocked. */
export function leaveHomeNote(message: string): void {
  tabStorage.write('homeNote', message);
}

export function takeHomeNote(): string | null {
  const message = tabStorage.read('homeNote');
  tabStorage.write('homeNote', null);
  return message;
}
