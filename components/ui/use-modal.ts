import { useEffect, useLayoutEffect, useRef, type RefObject } from 'react';

/**
 * Opens and closes a native modal dialog with `open`. The platform keeps the focus inside,
 * gives it back at the end and answers Escape; this only tells the owner about it.
 */
export function useModal(open: boolean, onClose: () => void): RefObject<HTMLDialogElement | null> {
  const ref = useRef<HTMLDialogElement>(null);
  const close = useRef(onClose);
  useEffect(() => {
    close.current = onClose;
  });

  useEffect(() => {
    const dialog = ref.current;
    if (!dialog) return;
    if (open && !dialog.open) show(dialog);
    if (!open && dialog.open) dialog.close();
  }, [open]);

  useEffect(() => {
    const dialog = ref.current;
    // The event comes late: a dialog that was shown again meanwhile (strict mode does that) is not closed.
    const closed = () => {
      if (!dialog?.open) close.current();
    };
    dialog?.addEventListener('close', closed);
    return () => dialog?.removeEventListener('close', closed);
  }, []);

  // Closed before it leaves the page: a dialog that is removed open gives no focus back.
  useLayoutEffect(() => {
    const dialog = ref.current;
    return () => dialog?.close();
  }, []);

  return ref;
}

function show(dialog: HTMLDialogElement) {
  const page = document.documentElement;
  page.style.setProperty('--scrollbar', `${window.innerWidth - page.clientWidth}px`);
  dialog.showModal();
  dialog.querySelector<HTMLElement>('[data-autofocus]')?.focus();
}
