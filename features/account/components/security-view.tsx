'use client';

import dynamic from 'next/dynamic';
import { FocusHandover } from '#components/ui/focus-handover.tsx';
import { lazyPart } from '#lib/browser/lazy-part.ts';
import { AccountSection } from './account-section.tsx';
import { DeleteSection } from './delete-section.tsx';
import { ExportSection } from './export-section.tsx';
import { OwnUser } from './own-user.tsx';
import { SessionsSection } from './sessions-section.tsx';
import { codeDigits } from '#contract/account-values.ts';

const PasswordForm = dynamic(
  lazyPart(() => import('./password-form.lazy.tsx').then(({ PasswordForm }) => PasswordForm)),
);

export function SecurityView() {
  return (
    <OwnUser>
      {(user) => (
        <>
          <AccountSection
            title={user.has_password ? 'Schimbă parola' : 'Setează o parolă'}
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
