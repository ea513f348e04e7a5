'use client';

import { useRouter } from 'next/navigation';
import { useEffect, type ReactNode } from 'react';

/**
 * Shows an overlay when a page was rendered without its plain filter form, and refreshes the page. The
 * refreshed page has the form and no overlay.
 */
export function FiltersOverlay({ children }: { children: ReactNode }) {
  const router = useRouter();
  useEffect(() => router.refresh(), [router]);
  return children;
}
