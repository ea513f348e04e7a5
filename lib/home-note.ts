import { readTab, writeTab } from './tab-storage.ts';

const key = 'homeNote';

/** Leaves a sentence for the home page, which the caller is about to load. Where storage is closed it is not said. */
export function leaveHomeNote(message: string): void {
  writeTab(key, message);
}

/** Returns the sentence that was left for the home page, once; null when there is none. */
export function takeHomeNote(): string | null {
  const message = readTab(key);
  writeTab(key, null);
  return message;
}
