import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { Alert } from '#components/ui/alert.tsx';
import { Button } from '#components/ui/button.tsx';
import { DialogActions } from '#components/ui/dialog-actions.tsx';
import { Dialog } from '#components/ui/dialog.tsx';
import { errorSentence } from '#lib/api/error-sentence.ts';
import { copy as providerCopy } from '../copy.ts';

const copy = providerCopy.missed;

export function MarkMissed({ onMark }: { onMark: () => Promise<unknown> }) {
  const [open, setOpen] = useState(false);
  const { mutate, error, isPending } = useMutation({ mutationFn: onMark });
  return (
    <>
      <Button variant="secondary" className="self-start" onClick={() => setOpen(true)}>
        {copy.open}
      </Button>
      <Dialog open={open} onClose={() => setOpen(false)} title={copy.title} persistent>
        <div className="flex flex-col gap-5">
          <p>{copy.lead}</p>
          {error && (
            <Alert tone="danger" urgent>
              {errorSentence(error)}
            </Alert>
          )}
          <DialogActions keep={copy.keep} onKeep={() => setOpen(false)}>
            <Button variant="danger" loading={isPending} onClick={() => mutate()}>
              {copy.confirm}
            </Button>
          </DialogActions>
        </div>
      </Dialog>
    </>
  );
}
