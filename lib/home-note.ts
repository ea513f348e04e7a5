const key = 'homeNote';

/** Leaves a sentence for the home page, which the caller is about to load. Where storage is closed it is not said. */
export function leaveHomeNote(message: string): void {
  try {
    sessionStorage.setItem(key, message);
  } catch {
    // Private modes refuse storage; what was done is done.
  }
}

/** Returns the sentence that was left for the home page, once; null when there is none. */
export function takeHomeNote(): string | null {
  try {
    const message = sessionStorage.getItem(key);
    sessionStorage.removeItem(key);
    return message;
  } catch {
    return null;
  }
}
