'use client';

import { Dialog, type DialogProps } from './dialog.tsx';

type SheetProps = Omit<DialogProps, 'side' | 'fullscreen' | 'persistent'> & {
  side?: 'bottom' | 'right';
};

/** A modal that comes in from an edge; its content scrolls between its title and its footer. */
export function Sheet({ side = 'bottom', ...rest }: SheetProps) {
  return <Dialog {...rest} side={side} />;
}
