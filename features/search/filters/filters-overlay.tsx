'use client';

import { useRouter } from 'next/navigation';
import { useEffect, type ReactNode } from 'react';

/** Refreshes a page whose filters failed to load. */
export function FiltersOverlay({ children }: { children: ReactNode }) {
  const router = useRouter();
  useEffect(() => router.refresh(), [router]);
  return children;
}
