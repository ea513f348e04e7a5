'use client';

import dynamic from 'next/dynamic';
import { useState } from 'react';
import { SchemeChoice, schemeCopy } from '#components/layout/scheme-section.tsx';
import { Button } from '#components/ui/button.tsx';
import { Dialog } from '#components/ui/dialog.tsx';
import type { User } from '#contract/session.ts';
import { phoneLabel } from '#domain/words/contact-labels.ts';
import { useHydrated } from '#hooks/use-hydrated.ts';
import { useLoaded } from '#hooks/use-loaded.ts';
import { lazyPart } from '#lib/browser/lazy-part.ts';
import { storeOpenContact, storedOpenContact, type ContactKind } from '../sent-contact.ts';
import { AccountSection } from './account-page.tsx';
import { AvatarEditor } from './avatar-editor.tsx';
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

const loadChange = lazyPart(() => import('./contact-change.lazy.tsx'));

function ContactSection({ user }: { user: User }) {
  const hydrated = useHydrated();
  const [storedKind] = useState(() => storedOpenContact(user));
  const [choice, setChoice] = useState<ContactKind | null>();
  const open = choice === undefined && hydrated ? storedKind : (choice ?? null);
  const choose = (kind: ContactKind | null) => {
    storeOpenContact(kind);
    setChoice(kind);
  };
  const close = () => choose(null);
  const part = useLoaded(loadChange, true);
  const rows = [
    { kind: 'email', label: 'E-mail', value: user.email, action: 'Schimbă e-mailul' },
    {
      kind: 'phone',
      label: 'Telefon',
      value: user.phone && phoneLabel(user.phone),
      action: user.phone ? 'Schimbă telefonul' : 'Adaugă un număr',
    },
  ] as const;
  const title = rows.find(({ kind }) => kind === open)?.action ?? '';
  return (
    <AccountSection
      title="Date de contact"
      hint="La ele îți scriem despre programări și îți trimitem codurile."
    >
      <ul className="flex flex-col divide-y divide-line">
        {rows.map(({ kind, label, value, action }) => (
          <li
            key={kind}
            className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2 py-3 first:pt-0 last:pb-0"
          >
            <div className="min-w-0 flex-1 basis-48">
              <p className="text-muted">{label}</p>
              <p className={value ? 'font-semibold [overflow-wrap:anywhere]' : undefined}>
                {value ?? 'Nu ai un număr de telefon în cont.'}
              </p>
            </div>
            <Button variant="secondary" disabled={part === null} onClick={() => choose(kind)}>
              {action}
            </Button>
          </li>
        ))}
      </ul>
      <Dialog open={open !== null} onClose={close} title={title} persistent>
        {part && open && <part.ContactChange kind={open} user={user} onClose={close} />}
      </Dialog>
    </AccountSection>
  );
}
