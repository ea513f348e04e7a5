'use client';

import { useRouter } from 'next/navigation';
import { startTransition, useEffect, useState, type ReactNode } from 'react';

/**
 * Keeps an overlay on a page that came without the form of its filters, and asks for the page once more, which keeps
 * what is shown. It goes with the answer, whatever that is.
 */
export function FiltersOverlay({ children }: { children: ReactNode }) {
  const router = useRouter();
  const [asked, setAsked] = useState(false);
  useEffect(() => {
    // Both are shown together, when the answer is there.
    startTransition(() => {
      router.refresh();
      setAsked(true);
    });
  }, [router]);
  return asked ? null : children;
}
