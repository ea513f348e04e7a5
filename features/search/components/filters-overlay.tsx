'use client';

import { useRouter } from 'next/navigation';
import { useEffect, type ReactNode } from 'react';

/**
 * Keeps an overlay on a page that came without the form of its filters, and asks for the page once more: a page that
 * has them comes without the overlay.
 */
export function FiltersOverlay({ children }: { children: ReactNode }) {
  const router = useRouter();
  useEffect(() => router.refresh(), [router]);
  return children;
}
