import { useEffect, useId, useLayoutEffect, useRef, type ReactNode, type RefObject } from 'react';
import { useBack } from '#hooks/use-back.ts';
import { Button } from './button.tsx';
import { classes } from './classes.ts';
import { IconButton } from './icon-button.tsx';
import { lockPage } from './lock-page.ts';

const shapes = {
  centre: 'm-auto max-h-[calc(100dvh-2rem)] w-[calc(100%-2rem)] max-w-[37.5rem] rounded-card',
  bottom:
    'mt-auto mb-0 max-h-[88dvh] w-full max-w-none rounded-t-card lg:m-auto lg:max-w-[45rem] lg:rounded-card',
};

const stickyBar =
  'border-t border-line bg-surface px-5 py-4 short:py-1 [@media(min-height:20.5em)]:sticky [@media(min-height:20.5em)]:bottom-0';

type DialogProps = {
  open: boolean;
  onClose: () => void;
  title: ReactNode;
  children: ReactNode;
  footer?: ReactNode;
  /** A press on the backdrop does not close the dialog. */
  persistent?: boolean;
  fullscreen?: boolean;
  side?: 'bottom';
  className?: string;
};

export function Dialog(props: DialogProps) {
  const { open, onClose, title, children, footer, persistent, fullscreen, side, className } = props;
  const ref = useModal(open);
  const id = useId();
  return (
    <dialog
      ref={ref}
      aria-labelledby={id}
      data-side={side}
      onMouseDown={(event) => {
        if (persistent || event.target !== event.currentTarget) return;
        // Otherwise the press would take the focus away after close() has returned it to the opener.
        event.preventDefault();
        event.currentTarget.close();
      }}
      onClose={({ currentTarget }) => {
        lockPage();
        // The event is asynchronous, so the dialog may be open again.
        if (!currentTarget.open) onClose();
      }}
      className={classes(
        'overflow-hidden bg-surface p-0 text-ink shadow-float',
        shapes[side ?? 'centre'],
        fullscreen &&
          'max-sm:m-0 max-sm:h-dvh max-sm:max-h-none max-sm:w-full max-sm:max-w-none max-sm:rounded-none',
        className,
      )}
    >
      {open && (
        <div className="flex h-full max-h-[inherit] flex-col short:block short:overflow-y-auto short:overscroll-contain short:scroll-pt-14 short:scroll-pb-16">
          <BackCloser onClose={onClose} />
          <div className="flex items-center justify-between gap-4 border-b border-line bg-surface py-2 pr-2 pl-5 narrow:gap-1 narrow:pr-0 narrow:pl-3 short:sticky short:top-0 short:z-50 short:py-0">
            <h2 id={id} className="min-w-0 text-[min(1.25rem,7.5vw)] leading-[1.4]">
              {title}
            </h2>
            <IconButton label="Închide" icon="x" onClick={() => ref.current?.close()} />
          </div>
          <div className="flex-1 scroll-pb-20 overflow-y-auto overscroll-contain short:overflow-visible">
            {/* Padding on the scroll container would keep sticky bars away from its edge. */}
            <div className="p-5 has-data-dialog-bar:pb-0">{children}</div>
          </div>
          {footer && <div className={`${stickyBar} z-10`}>{footer}</div>}
        </div>
      )}
    </dialog>
  );
}

/** Mounted before the children, so that their useBack takes precedence. */
function BackCloser({ onClose }: { onClose: () => void }) {
  useBack(true, () => {
    onClose();
    return false;
  });
  return null;
}

function useModal(open: boolean): RefObject<HTMLDialogElement | null> {
  const ref = useRef<HTMLDialogElement>(null);

  useEffect(() => {
    const dialog = ref.current;
    if (!dialog) return;
    if (open && !dialog.open) show(dialog);
    if (!open && dialog.open) dialog.close();
  }, [open]);

  // Closes before unmounting, because removing an open dialog does not restore the focus.
  useLayoutEffect(() => {
    const dialog = ref.current;
    return () => {
      dialog?.close();
      lockPage();
    };
  }, []);

  return ref;
}

function show(dialog: HTMLDialogElement) {
  lockPage(true);
  dialog.showModal();
  dialog.querySelector<HTMLElement>('[data-autofocus]')?.focus();
}

export function DialogBar({ children }: { children: ReactNode }) {
  return (
    <div data-dialog-bar className={`${stickyBar} z-10 -mx-5`}>
      {children}
    </div>
  );
}

type DialogActionsProps = { keep: string; onKeep: () => void; children: ReactNode };

export function DialogActions({ keep, onKeep, children }: DialogActionsProps) {
  return (
    <div className="flex flex-wrap justify-end gap-3 max-sm:flex-col-reverse max-sm:gap-1 narrow:*:px-1">
      <Button variant="quiet" onClick={onKeep}>
        {keep}
      </Button>
      {children}
    </div>
  );
}
