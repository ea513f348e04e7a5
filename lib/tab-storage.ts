// Where storage is closed, as in some private modes, what a tab stores lives as long as the page.
const memory = new Map<string, string | null>();

/** Returns what this tab stored under a name; null for nothing. */
export function readTab(name: string): string | null {
  try {
    return sessionStorage.getItem(name);
  } catch {
    return memory.get(name) ?? null;
  }
}

/** Stores a text for this tab; null takes it away. */
export function writeTab(name: string, text: string | null): void {
  try {
    if (text === null) sessionStorage.removeItem(name);
    else sessionStorage.setItem(name, text);
  } catch {
    memory.set(name, text);
  }
}
