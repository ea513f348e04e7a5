'use client';

import { useEffect } from 'react';

/** For an unknown route Next sends the right title and then overwrites it with the layout's; this sets it again. */
export function PageTitle({ title }: { title: string }) {
  useEffect(() => {
    document.title = title;
  }, [title]);
  return null;
}
