import { useEffect } from 'react';
import { copy } from './copy.ts';

/** Names the step in the page's title, so that the history and a screen reader can tell the steps apart. */
export function useStepTitle(title: string, location: string): void {
  useEffect(() => {
    document.title = copy.stepTitle(title, location);
  }, [title, location]);
}
