import type { ReactNode } from 'react';
import { Button } from '#components/ui/button.tsx';

type DialogActionsProps = { keep: string; onKeep: () => void; children: ReactNode };

/** How a dialog ends: everything stays as it is, or its one action, which stands last. */
export function DialogActions({ keep, onKeep, children }: DialogActionsProps) {
  return (
    <div className="flex flex-wrap justify-end gap-3">
      <Button variant="quiet" onClick={onKeep}>
        {keep}
      </Button>
      {children}
    </div>
  );
}
