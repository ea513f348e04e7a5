import { Button } from '#components/ui/button.tsx';
import { DialogActions } from '#components/ui/dialog-actions.tsx';
import { Dialog } from '#components/ui/dialog.tsx';
import { Problems } from '#components/ui/problems.tsx';
import { call } from '#lib/api/call.ts';
import { errorSentence } from '#lib/api/error-sentence.ts';
import { useLeave } from '../use-leave.ts';

export function EverywhereDialog({ open, onClose }: { open: boolean; onClose: () => void }) {
  const { mutate, error, isPending, isSuccess, reset } = useLeave(
    () => call('endSessions'),
    'Ai ieșit din cont pe toate dispozitivele.',
  );
  const isLeaving = isPending || isSuccess;
  return (
    <Dialog
      open={open}
      onClose={() => {
        reset();
        onClose();
      }}
      title="Te deconectezi de peste tot?"
      footer={
        <DialogActions keep="Renunță" onKeep={onClose}>
          <Button loading={isLeaving} onClick={() => mutate(undefined)}>
            {isLeaving ? 'Te deconectăm…' : 'Da, deconectează-mă'}
          </Button>
        </DialogActions>
      }
    >
      <div className="flex flex-col gap-4">
        <p>
          Vei ieși din cont pe toate dispozitivele, inclusiv pe acesta. Programările tale rămân
          neschimbate.
        </p>
        <Problems of={error ? [errorSentence(error)] : []} />
      </div>
    </Dialog>
  );
}
