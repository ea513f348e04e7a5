import { useEffect } from 'react';
import { pageTitle } from '#lib/seo/page-title.ts';

/** Sets the tab's title when the screen changes without a page load. */
export function useDocumentTitle(title: string): void {
  useEffect(() => {
    document.title = pageTitle(title);
  }, [title]);
}
