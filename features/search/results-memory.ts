import type { ResultPage } from './card-data.ts';
import type { SearchState } from './search-state.ts';

/** A search and the pages of it that were loaded, in order. */
export type Shown = { state: SearchState; pages: ResultPage[] };

const FRESH_MS = 300_000;
const MOST = 10;

const memory = new Map<string, { shown: Shown; at: number }>();

/** Keeps what was shown under an address, for the way back from a location. */
export function remember(address: string, shown: Shown, now = Date.now()): void {
  memory.delete(address);
  memory.set(address, { shown, at: now });
  const oldest = memory.keys().next().value;
  if (memory.size > MOST && oldest !== undefined) memory.delete(oldest);
}

/** Returns what was shown under an address in the last five minutes, null when nothing was. */
export function recall(address: string, now = Date.now()): Shown | null {
  const entry = memory.get(address);
  return entry && now - entry.at < FRESH_MS ? entry.shown : null;
}
