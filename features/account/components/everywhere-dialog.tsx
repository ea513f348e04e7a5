import { Button } from '#components/ui/button.tsx';
import { DialogActions } from '#components/ui/dialog-actions.tsx';
import { Dialog } from '#components/ui/dialog.tsx';
import { Problems } from '#components/ui/problems.tsx';
import { call } from '#lib/api/call.ts';
import { errorSentence } from '#lib/api/error-sentence.ts';
import { copy } from '../security-copy.ts';
import { useLeave } from '../use-leave.ts';

export function EverywhereDialog({ open, onClose }: { open: boolean; onClose: () => void }) {
  const { mutate, error, isPending, isSuccess, reset } = useLeave(
    () => call('endSessions'),
    copy.leftEverywhere,
  );
  const isLeaving = isPending || isSuccess;
  return (
    <Dialog
      open={open}
      onClose={() => {
        reset();
        onClose();
      }}
      title={copy.everywhereTitle}
      footer={
        <DialogActions keep={copy.keep} onKeep={onClose}>
          <Button loading={isLeaving} onClick={() => mutate(undefined)}>
            {isLeaving ? copy.leaving : copy.everywhereConfirm}
          </Button>
        </DialogActions>
      }
    >
      <div className="flex flex-col gap-4">
        <p>{copy.everywhereText}</p>
        <Problems of={error ? [errorSentence(error)] : []} />
      </div>
    </Dialog>
  );
}
