import type { ReactNode } from 'react';
import { Button } from '#components/ui/button.tsx';

type DialogActionsProps = { keep: string; onKeep: () => void; children: ReactNode };

/** The end of a dialog: a button that changes nothing, then the action. */
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
