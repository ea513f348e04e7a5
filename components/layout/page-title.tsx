'use client';

import { useEffect } from 'react';
import { pageTitle } from '#lib/seo/page-title.ts';

/** Next overwrites the title of an unknown route with the layout's. */
export function PageTitle({ title }: { title: string }) {
  useEffect(() => {
    document.title = pageTitle(title);
  }, [title]);
  return null;
}
