/** Texts by name. Where the browser has closed its storage, or it is full, they live as long as the page. */
export type BrowserStorage = {
  /** Returns the text of a name; null for none. */
  read: (name: string) => string | null;
  /** Stores a text, null takes it away; returns whether it outlives the page. */
  write: (name: string, text: string | null) => boolean;
  /** Returns the value of a text in JSON, unchecked; null for none and for one that is broken. */
  readJson: (name: string) => unknown;
};

/** What lives until the tab is closed. */
export const tabStorage = storageOf(() => sessionStorage);

/** What stays in this browser, for all its tabs. */
export const deviceStorage = storageOf(() => localStorage);

/** The browser throws as soon as a closed storage is named. */
function storageOf(open: () => Storage): BrowserStorage {
  const memory: Record<string, string | null> = {};
  const read = (name: string) => {
    try {
      return memory[name] ?? open().getItem(name);
    } catch {
      return null;
    }
  };
  return {
    read,
    write: (name, text) => {
      memory[name] = text;
      try {
        if (text === null) open().removeItem(name);
        else open().setItem(name, text);
        delete memory[name];
        return true;
      } catch {
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
  };
}
