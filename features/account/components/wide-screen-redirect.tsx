'use client';

import { useEffect } from 'react';

/** Goes on to another page where the screen is large enough for the side list of the account. */
export function WideScreenRedirect({ to }: { to: string }) {
  useEffect(() => {
    if (window.matchMedia('(width >= 64rem)').matches) window.location.replace(to);
  }, [to]);
  return null;
}
