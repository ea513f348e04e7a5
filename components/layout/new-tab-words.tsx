import { newTab } from './new-tab-copy.ts';

export function NewTabWords() {
  return <span className="sr-only"> {newTab}</span>;
}
