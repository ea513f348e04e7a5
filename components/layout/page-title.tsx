'use client';

import { useEffect } from 'react';

/** Next overwrites the title of an unknown route with the layout's. */
export function PageTitle({ title }: { title: string }) {
  useEffect(() => {
    document.title = title;
  }, [title]);
  return null;
}
