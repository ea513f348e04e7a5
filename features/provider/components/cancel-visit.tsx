import { useState } from 'react';
import { Button } from '#components/ui/button.tsx';
import { Dialog } from '#components/ui/dialog.tsx';
import type { DecideBookingBody } from '#contract/provider.ts';
import { useLoaded } from '#hooks/use-loaded.ts';
import { lazyPart } from '#lib/browser/lazy-part.ts';

const loadForm = lazyPart(() => import('./cancel-visit-form.lazy.tsx'));

type CancelVisitProps = { onCancel: (decision: DecideBookingBody) => Promise<unknown> };

export function CancelVisit({ onCancel }: CancelVisitProps) {
  const [open, setOpen] = useState(false);
  const part = useLoaded(loadForm, true);
  return (
    <>
      <Button
        variant="secondary"
        className="self-start"
        disabled={part === null}
        onClick={() => setOpen(true)}
      >
        Anulează programarea
      </Button>
      <Dialog
        open={open}
        onClose={() => setOpen(false)}
        title="Anulezi programarea clientului?"
        persistent
      >
        {part && <part.CancelVisitForm onCancel={onCancel} onKeep={() => setOpen(false)} />}
      </Dialog>
    </>
  );
}
