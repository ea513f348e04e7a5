'use client';

import { useEffect } from 'react';

/** Sets the title in the browser: for an address without a route Next sends the right one, then puts the layout's in its place. */
export function PageTitle({ title }: { title: string }) {
  useEffect(() => {
    document.title = title;
  }, [title]);
  return null;
}
