/** Texts by name. Falls back to memory if the browser's storage is blocked or full. */
export type BrowserStorage = {
  read: (name: string) => string | null;
  /** Stores a text, or removes it if null. Returns whether it outlives the page. */
  write: (name: string, text: string | null) => boolean;
  /** Returns the parsed JSON, unchecked; null if missing or malformed. */
  readJson: (name: string) => unknown;
};

/** Lives until the tab is closed. */
export const tabStorage = storageOf(() => sessionStorage);

/** Stays in this browser, shared by all tabs. */
export const deviceStorage = storageOf(() => localStorage);

/** A blocked storage throws as soon as it is accessed, hence the function. */
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
