import { tabStorage } from './browser-storage.ts';

const key = 'homeNote';

/** Leaves a sentence for the home page, which the caller is about to load. Where storage is closed it is not said. */
export function leaveHomeNote(message: string): void {
  tabStorage.write(key, message);
}

/** Returns the sentence that was left for the home page, once; null when there is none. */
export function takeHomeNote(): string | null {
  const message = tabStorage.read(key);
  tabStorage.write(key, null);
  return message;
}
