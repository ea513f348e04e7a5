'use client';

import { Button } from '#components/ui/button.tsx';

export function PrintButton() {
  return (
    <Button variant="secondary" onClick={() => window.print()}>
      Tipărește codul
    </Button>
  );
}
