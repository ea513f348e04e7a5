import { useEffect } from 'react';
import { pageTitle } from '#lib/page-title.ts';

/** Gives the browser's tab a title while the page goes on without a load. */
export function useDocumentTitle(title: string): void {
  useEffect(() => {
    document.title = pageTitle(title);
  }, [title]);
}
