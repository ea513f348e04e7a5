'use client';

import { zodResolver } from '@hookform/resolvers/zod';
import { useState, type ReactNode } from 'react';
import { Button } from '#components/ui/button.tsx';
import { CodeWait } from '#components/ui/code-wait.tsx';
import { Field } from '#components/ui/field.tsx';
import { Problems } from '#components/ui/problems.tsx';
import { TextInput } from '#components/ui/text-input.tsx';
import type { User } from '#contract/session.ts';
import { useFormCall } from '#hooks/use-form-call.lazy.ts';
import { useSentCode } from '#hooks/use-sent-code.lazy.ts';
import { sendContactCode, type ContactKind } from '../api/contact-calls.ts';
import { isApiError, secondsToWait } from '#lib/api/api-error.ts';
import { contactRules, type ContactFields } from '../proof-rules.lazy.ts';
import { copy } from '../profile-copy.ts';
import { useKeptText } from '../use-kept-text.lazy.ts';
import { ConfirmContact } from './confirm-contact.lazy.tsx';
import { ProofField, ProofGate } from './owner-proof.lazy.tsx';

type ContactChangeProps = { kind: ContactKind; user: User; onDone: () => void };

/** Changes a contact: proof that it is the client, the new contact, and the code that is sent there. */
export function ContactChange(props: ContactChangeProps) {
  return (
    <ProofGate user={props.user}>
      {({ token, resend }) => <ContactForm {...props} token={token} resend={resend} />}
    </ProofGate>
  );
}

type ContactFormProps = ContactChangeProps & { token: string | undefined; resend: ReactNode };

function ContactForm({ kind, user, onDone, token, resend }: ContactFormProps) {
  const [contact, setContact] = useState<string | null>(null);
  const code = useSentCode({
    send: (fields: ContactFields) => sendContactCode(kind, { ...fields, token }),
  });
  const form = useFormCall<ContactFields>({
    rules: zodResolver(contactRules(kind, user)),
    fieldNames: { [kind]: 'contact' },
    send: async (fields) => {
      await code.send(fields).catch((error: unknown) => {
        // A refusal to send again is about what stands in this form, unless it is only a wait. A code that was sent
        // is still good where no answer came.
        if (isApiError(error, 'validation_failed') && secondsToWait(error) === 0) setContact(null);
        throw error;
      });
      setContact(fields.contact);
    },
  });
  const { control, register, submit, problems, clearErrors } = form;
  const { errors, isSubmitting } = form.formState;
  useKeptText(form, { name: `contact-${kind}`, owner: user.id, fields: ['contact'] });

  if (contact !== null && code.sent)
    return (
      <ConfirmContact
        kind={kind}
        user={user}
        contact={contact}
        token={code.sent.token}
        left={code.left}
        sending={code.sending}
        resendProblems={problems}
        onResend={submit}
        onEdit={() => {
          setContact(null);
          clearErrors();
        }}
        onDone={onDone}
      />
    );
  return (
    <form method="post" noValidate onSubmit={submit} className="flex flex-col gap-5">
      {user[kind] && <p className="text-muted">{copy.keepsUntil[kind]}</p>}
      <Problems of={problems} />
      <Field
        label={kind === 'email' ? copy.newEmail : copy.newPhone}
        error={errors.contact?.message}
        required
      >
        {(props) => (
          <TextInput
            {...props}
            // The wait is that of the contact: another one need not wait.
            {...register('contact', { onChange: () => code.wait(0) })}
            type={kind === 'email' ? 'email' : 'tel'}
            autoComplete={kind === 'email' ? 'email' : 'tel'}
            autoCapitalize="none"
            spellCheck={false}
            autoFocus
          />
        )}
      </Field>
      <ProofField user={user} control={control} resend={resend} />
      <CodeWait left={code.left} />
      <Button type="submit" loading={isSubmitting} disabled={code.left > 0} className="self-start">
        {isSubmitting ? copy.sending : copy.sendCode}
      </Button>
    </form>
  );
}
