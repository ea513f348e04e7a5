import { useEffect } from 'react';
import { pageTitle } from '#lib/seo/page-title.ts';

/** For a change of screen without a page load. */
export function useDocumentTitle(title: string): void {
  useEffect(() => {
    document.title = pageTitle(title);
  }, [title]);
}
