import { newTab } from './new-tab-copy.ts';

/** Said behind the name of each link that opens beside this page. */
export function NewTabWords() {
  return <span className="sr-only"> {newTab}</span>;
}
