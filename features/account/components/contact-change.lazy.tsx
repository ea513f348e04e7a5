import { useState } from 'react';
import type { User } from '#contract/session.ts';
import { useBack } from '#hooks/use-back.ts';
import { useCountdown } from '#hooks/use-countdown.ts';
import { writeNote } from '#lib/browser/tab-note.ts';
import type { ContactKind } from '../api/credentials.ts';
import { storeSentContact, storedSentContact, type SentContact } from '../sent-contact.ts';
import { ConfirmContact } from './confirm-contact.tsx';
import { ContactForm } from './contact-form.tsx';
import { ProofGate } from './owner-proof.tsx';

type ContactChangeProps = { kind: ContactKind; user: User; onClose: () => void };

export function ContactChange({ kind, user, onClose }: ContactChangeProps) {
  const [storedContact] = useState(() => storedSentContact(kind, user));
  const [sent, setSent] = useState<SentContact | null>(storedContact);
  const { left } = useCountdown(storedContact?.seconds);
  const go = (next: SentContact | null) => {
    storeSentContact(kind, user, next);
    setSent(next);
  };
  useBack(true, () => {
    if (sent) go(null);
    else onClose();
    return sent !== null;
  });
  const edit = () => go(null);
  const done = () => {
    go(null);
    writeNote(`typed:contact-${kind}`, null);
    onClose();
  };

  // After a reload the proof is gone, so a resend goes back to the form.
  if (sent !== null && sent === storedContact)
    return (
      <ConfirmContact
        kind={kind}
        user={user}
        sent={sent}
        left={left}
        sending={false}
        resendProblems={[]}
        onResend={edit}
        onEdit={edit}
        onDone={done}
      />
    );
  return (
    <ProofGate user={user}>
      {(proof) => (
        <ContactForm
          {...proof}
          kind={kind}
          user={user}
          before={storedContact && { contact: storedContact.contact, seconds: left }}
          sent={sent}
          onSent={go}
          onDone={done}
        />
      )}
    </ProofGate>
  );
}
