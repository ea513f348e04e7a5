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
export const tabStorage = storageOf(() => sessionStorage);

/** What stays in this browser, for all its tabs. */
export const deviceStorage = storageOf(() => localStorage);

/** The browser throws as soon as a closed storage is named. */
function storageOf(open: () => Storage): BrowserStorage {
  const memory = new Map<string, string | null>();
  const read = (name: string) => {
    const unsaved = memory.get(name);
    if (unsaved !== undefined) return unsaved;
    try {
      return open().getItem(name);
    } catch {
      return null;
    }
  };
  return {
    read,
    write: (name, text) => {
      try {
        if (text === null) open().removeItem(name);
        else open().setItem(name, text);
        memory.delete(name);
        return true;
      } catch {
        memory.set(name, text);
        return false;
      }
    },
    readJson: (name) => {
      try {
        return JSON.parse(read(name) ?? 'null');
      } catch {
        return null;
      }
    },
    clear: () => {
      memory.clear();
      try {
        open().clear();
      } catch {}
    },
  };
}
