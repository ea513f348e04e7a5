'use client';

import { useEffect } from 'react';

/** For an address without a route Next sends the right title, then puts the layout's in its place: sets it again. */
export function PageTitle({ title }: { title: string }) {
  useEffect(() => {
    document.title = title;
  }, [title]);
  return null;
}
