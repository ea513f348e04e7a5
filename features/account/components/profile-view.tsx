'use client';

import dynamic from 'next/dynamic';
import { SchemeChoice, schemeCopy } from '#components/layout/scheme-section.tsx';
import { lazyPart } from '#lib/browser/lazy-part.ts';
import { AccountSection } from './account-section.tsx';
import { AvatarEditor } from './avatar-editor.tsx';
import { ContactSection } from './contact-section.tsx';
import { MarketingSection } from './message-settings.tsx';
import { OwnUser } from './own-user.tsx';

const NamesForm = dynamic(
  lazyPart(() => import('./names-form.lazy.tsx').then(({ NamesForm }) => NamesForm)),
);

export function ProfileView() {
  return (
    <OwnUser>
      {(user) => (
        <>
          <AccountSection title="Fotografia ta">
            <AvatarEditor user={user} />
          </AccountSection>
          <AccountSection title="Numele tău">
            <NamesForm user={user} />
          </AccountSection>
          <ContactSection user={user} />
          <MarketingSection />
          <AccountSection title={schemeCopy.title} hint={schemeCopy.hint}>
            <SchemeChoice />
          </AccountSection>
        </>
      )}
    </OwnUser>
  );
}
