import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { Alert } from '#components/ui/alert.tsx';
import { Button } from '#components/ui/button.tsx';
import { Dialog, DialogActions } from '#components/ui/dialog.tsx';
import { errorSentence } from '#lib/api/error-sentence.ts';
import { missedVisitsSentence } from '#domain/booking/approval.ts';

type MarkMissedProps = {
  /** False if the client deleted the account. */
  hasClient: boolean;
  onMark: () => Promise<unknown>;
};

export function MarkMissed({ hasClient, onMark }: MarkMissedProps) {
  const [open, setOpen] = useState(false);
  const { mutate, error, isPending } = useMutation({ mutationFn: onMark });
  return (
    <>
      <Button variant="secondary" className="self-start" onClick={() => setOpen(true)}>
        Clientul nu a venit
      </Button>
      <Dialog open={open} onClose={() => setOpen(false)} title="Clientul nu a venit?" persistent>
        <div className="flex flex-col gap-5">
          {hasClient && (
            <p>
              Îi scriem clientului că nu a ajuns și că nu mai poate scrie o recenzie despre această
              programare. {missedVisitsSentence}.
            </p>
          )}
          {error && (
            <Alert tone="danger" urgent>
              {errorSentence(error)}
            </Alert>
          )}
          <DialogActions keep="Înapoi" onKeep={() => setOpen(false)}>
            <Button variant="danger" loading={isPending} onClick={() => mutate()}>
              Confirm că nu a venit
            </Button>
          </DialogActions>
        </div>
      </Dialog>
    </>
  );
}
