'use client';

import dynamic from 'next/dynamic';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { Button } from '#components/ui/button.tsx';
import { Dialog } from '#components/ui/dialog.tsx';
import { FocusHandover } from '#components/ui/focus-handover.tsx';
import { CallProblem } from '#components/ui/problems.tsx';
import { codeDigits } from '#contract/account-values.ts';
import type { User } from '#contract/session.ts';
import { toWallTime } from '#domain/time/local-time.ts';
import { useLoaded } from '#hooks/use-loaded.ts';
import { call } from '#lib/api/call.ts';
import { lazyPart } from '#lib/browser/lazy-part.ts';
import { saveFile } from '#lib/browser/save-file.ts';
import { showToast } from '#lib/browser/show-toast.ts';
import { AccountSection } from './account-page.tsx';
import { OwnUser } from './own-user.tsx';
import { SessionsSection } from './sessions-section.tsx';

const PasswordForm = dynamic(
  lazyPart(() => import('./password-form.lazy.tsx').then(({ PasswordForm }) => PasswordForm)),
);

export function SecurityView() {
  return (
    <OwnUser>
      {(user) => (
        <>
          <AccountSection
            title={user.has_password ? 'Schimbă parola' : 'Alege o parolă'}
            hint={
              user.has_password
                ? undefined
                : `Până acum ai intrat în cont fără parolă, cu un cod de ${codeDigits} cifre, cu Apple sau cu Facebook.`
            }
          >
            <FocusHandover key={String(user.has_password)}>
              <PasswordForm user={user} />
            </FocusHandover>
          </AccountSection>
          <SessionsSection />
          <ExportSection />
          <DeleteSection user={user} />
        </>
      )}
    </OwnUser>
  );
}

function ExportSection() {
  const { mutate, error, isPending } = useMutation({
    mutationFn: async () => (await call('exportAccount')).data,
    onSuccess: (data) => {
      const { date } = toWallTime(new Date(data.exported_at));
      saveFile(
        `aproape-datele-mele-${date}.json`,
        'application/json',
        JSON.stringify(data, null, 2),
      );
      void showToast('Fișierul cu datele tale a fost descărcat.');
    },
  });
  return (
    <AccountSection
      title="Datele mele"
      hint="Un fișier JSON cu profilul, programările, recenziile, abonamentele, voucherele, favoritele și dispozitivele tale."
    >
      <CallProblem of={error} />
      <Button
        variant="secondary"
        className="self-start"
        loading={isPending}
        onClick={() => mutate()}
      >
        {isPending ? 'Se pregătește…' : 'Descarcă datele mele'}
      </Button>
    </AccountSection>
  );
}

const loadForm = lazyPart(() => import('./delete-account.lazy.tsx'));

function DeleteSection({ user }: { user: User }) {
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
