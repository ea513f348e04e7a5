import { useState } from 'react';
import { Button } from '#components/ui/button.tsx';
import { Dialog } from '#components/ui/dialog.tsx';
import type { User } from '#contract/session.ts';
import { useLoaded } from '#hooks/use-loaded.ts';
import { lazyPart } from '#lib/browser/lazy-part.ts';
import { AccountSection } from './account-section.tsx';

const loadForm = lazyPart(() => import('./delete-account.lazy.tsx'));

export function DeleteSection({ user }: { user: User }) {
  const [open, setOpen] = useState(false);
  const part = useLoaded(loadForm, true);
  return (
    <AccountSection title="Șterge contul" hint="Contul nu mai poate fi recuperat după ștergere.">
      <Button
        variant="secondary"
        className="self-start"
        disabled={part === null}
        onClick={() => setOpen(true)}
      >
        Șterge contul
      </Button>
      <Dialog open={open} onClose={() => setOpen(false)} title="Ștergi contul?" persistent>
        {part && <part.DeleteAccount user={user} onKeep={() => setOpen(false)} />}
      </Dialog>
    </AccountSection>
  );
}
