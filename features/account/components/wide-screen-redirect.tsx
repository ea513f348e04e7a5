'use client';

import { useEffect } from 'react';

export function WideScreenRedirect({ to }: { to: string }) {
  useEffect(() => {
    if (window.matchMedia('(width >= 64rem)').matches) window.location.replace(to);
  }, [to]);
  return null;
}
