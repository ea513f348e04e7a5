import { useEffect } from 'react';
import { pageTitle } from '#lib/seo/page-title.ts';

export function useDocumentTitle(title: string): void {
  useEffect(() => {
    document.title = pageTitle(title);
  }, [title]);
}
