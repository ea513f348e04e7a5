import { newTab } from './new-tab-copy.ts';

/** Appended to the name of every link that opens a new tab. */
export function NewTabWords() {
  return <span className="sr-only"> {newTab}</span>;
}
