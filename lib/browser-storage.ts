/** Texts by name. Where the browser has closed its storage, or it is full, they live as long as the page. */
export type BrowserStorage = {
  /** Returns the text of a name; null for none. */
  read: (name: string) => string | null;
  /** Stores a text, null takes it away; returns whether it outlives the page. */
  write: (name: string, text: string | null) => boolean;
  /** Returns the value of a text in JSON, unchecked; null for none and for one that is broken. */
  readJson: (name: string) => unknown;
  /** Takes all texts away, whoever stored them. */
  clear: () => void;
};

/** What lives until the tab is closed. */
export const tabStorage = storageOf('sessionStorage');

/** What stays in this browser, for all its tabs. */
export const deviceStorage = storageOf('localStorage');

function storageOf(area: 'sessionStorage' | 'localStorage'): BrowserStorage {
  const memory = new Map<string, string>();
  /** The browser throws as soon as a closed storage is named. */
  const attempt = <T>(work: (storage: Storage) => T): T | null => {
    try {
      return work(globalThis[area]);
    } catch {
      return null;
    }
  };
  const read = (name: string) => memory.get(name) ?? attempt((storage) => storage.getItem(name));
  return {
    read,
    write: (name, text) => {
      memory.delete(name);
      const isStored =
        attempt((storage) =>
          text === null ? storage.removeItem(name) : storage.setItem(name, text),
        ) !== null;
      if (!isStored && text !== null) memory.set(name, text);
      return isStored;
    },
    readJson: (name) => attempt(() => JSON.parse(read(name) ?? 'null') as unknown),
    clear: () => {
      memory.clear();
      attempt((storage) => storage.clear());
    },
  };
}
