'use client';

import { useState } from 'react';
import { Button } from '#components/ui/button.tsx';
import { Dialog } from '#components/ui/dialog.tsx';
import { showToast } from '#lib/browser/show-toast.ts';

export function FloatingParts() {
  const [open, setOpen] = useState(false);
  return (
    <div className="flex flex-wrap gap-3">
      <Button variant="secondary" onClick={() => setOpen(true)}>
        Deschide o fereastră
      </Button>
      <Button variant="secondary" onClick={() => void showToast('Am salvat.')}>
        Arată un mesaj
      </Button>
      <Button variant="secondary" onClick={() => void showToast('Nu am putut salva.', 'error')}>
        Arată o eroare
      </Button>
      <Dialog open={open} onClose={() => setOpen(false)} title="Anulezi programarea?">
        <p>Ora se eliberează imediat.</p>
      </Dialog>
    </div>
  );
}
