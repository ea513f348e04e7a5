'use client';

import type { ReactNode } from 'react';
import { Button } from '#components/ui/button.tsx';

export function PrintButton({ children }: { children: ReactNode }) {
  return (
    <Button variant="secondary" onClick={() => window.print()}>
      {children}
    </Button>
  );
}
