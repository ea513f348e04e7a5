import { useMutation } from '@tanstack/react-query';
import { useState, type ReactNode } from 'react';
import { Button } from '#components/ui/button.tsx';
import type { ButtonLook } from '#components/ui/classes.ts';
import { Dialog, DialogActions } from '#components/ui/dialog.tsx';
import { CallProblem } from '#components/ui/problems.tsx';

type ConfirmedButtonProps = ButtonLook & {
  label: string;
  'aria-label'?: string;
  title: string;
  confirm: string;
  children: ReactNode;
  disabled?: boolean;
  onConfirm: () => Promise<unknown>;
};

export function ConfirmedButton(props: ConfirmedButtonProps) {
  const { label, title, confirm, children, onConfirm, ...look } = props;
  const [open, setOpen] = useState(false);
  const { mutate, reset, error, isPending } = useMutation({
    mutationFn: onConfirm,
    onSuccess: () => setOpen(false),
  });
  const close = () => {
    // A reset during the call would drop its error, which the next opening shows.
    if (open && !isPending) reset();
    setOpen(false);
  };
  return (
    <>
      <Button variant="secondary" {...look} onClick={() => setOpen(true)}>
        {label}
      </Button>
      <Dialog open={open} onClose={close} title={title} persistent>
        <div className="flex flex-col gap-5">
          {children}
          <CallProblem of={error} />
          <DialogActions keep="Înapoi" onKeep={close}>
            <Button variant="danger" loading={isPending} onClick={() => mutate()}>
              {confirm}
            </Button>
          </DialogActions>
        </div>
      </Dialog>
    </>
  );
}
