'use client';

import { useState } from 'react';
import { Button } from '#components/ui/button.tsx';
import { Dialog } from '#components/ui/dialog.tsx';
import { showToast } from '#components/ui/show-toast.ts';
import { copy } from '../copy.ts';

const words = copy.floating;

export function FloatingParts() {
  const [open, setOpen] = useState(false);
  return (
    <div className="flex flex-wrap gap-3">
      <Button variant="secondary" onClick={() => setOpen(true)}>
        {words.open}
      </Button>
      <Button variant="secondary" onClick={() => void showToast(words.toastText)}>
        {words.toast}
      </Button>
      <Button variant="secondary" onClick={() => void showToast(words.failedText, 'error')}>
        {words.failed}
      </Button>
      <Dialog open={open} onClose={() => setOpen(false)} title={words.title}>
        <p>{words.text}</p>
      </Dialog>
    </div>
  );
}
