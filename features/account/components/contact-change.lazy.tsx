import '#lib/browser/zod-without-eval.ts';
import { zodResolver } from '@hookform/resolvers/zod';
import { useState } from 'react';
import { z } from 'zod';
import { Button } from '#components/ui/button.tsx';
import { Field } from '#components/ui/field.tsx';
import { Problems } from '#components/ui/problems.tsx';
import { CodeWait } from '#components/ui/resend-code.tsx';
import { TextInput } from '#components/ui/text-input.tsx';
import { resendSeconds } from '#contract/account-values.ts';
import { email, mobilePhone } from '#contract/identity.ts';
import type { User } from '#contract/session.ts';
import { useBack } from '#hooks/use-back.ts';
import { useCountdown } from '#hooks/use-countdown.ts';
import { useFormCall } from '#hooks/use-form-call.ts';
import { useKeptFields } from '#hooks/use-kept-fields.ts';
import { useSentCode } from '#hooks/use-sent-code.ts';
import { isApiError, secondsToWait } from '#lib/api/api-error.ts';
import { call } from '#lib/api/call.ts';
import { writeNote } from '#lib/browser/tab-note.ts';
import {
  storeSentContact,
  storedSentContact,
  type ContactKind,
  type SentContact,
} from '../sent-contact.ts';
import { ConfirmContact, contactLabel } from './confirm-contact.tsx';
import { ProofField, ProofGate, proofShape, type Proof, type ProofFields } from './owner-proof.tsx';

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
          sentBeforeReload={storedContact && { contact: storedContact.contact, seconds: left }}
          sent={sent}
          onSent={go}
          onDone={done}
        />
      )}
    </ProofGate>
  );
}

const keepsUntil = {
  email: 'Adresa actuală rămâne valabilă până o confirmi pe cea nouă.',
  phone: 'Numărul actual rămâne valabil până îl confirmi pe cel nou.',
};

type ContactFields = ProofFields & Partial<Record<ContactKind, string>>;

type ContactFormProps = Proof & {
  kind: ContactKind;
  user: User;
  sentBeforeReload: Pick<SentContact, 'contact' | 'seconds'> | null;
  sent: SentContact | null;
  onSent: (sent: SentContact | null) => void;
  onDone: () => void;
};

function ContactForm(props: ContactFormProps) {
  const { kind, user, token, resend, sentBeforeReload, sent, onSent, onDone } = props;
  const code = useSentCode({
    seconds: sentBeforeReload?.seconds,
    send: async ({ password, confirmation_code, [kind]: contact = '' }: ContactFields) => {
      const response = await sendCode(kind, contact, { password, confirmation_code, token });
      const { seconds = resendSeconds.mail } = response;
      onSent({ contact, token: response.token, seconds });
      return { ...response, seconds };
    },
  });
  const form = useFormCall<ContactFields>({
    rules: zodResolver(rulesOf(kind, user)),
    defaultValues: sentBeforeReload
      ? { [kind]: contactLabel(kind, sentBeforeReload.contact) }
      : undefined,
    send: (fields) =>
      code.send(fields).catch((error: unknown) => {
        // A refused resend shows this form with the errors, unless it came too early.
        if (isApiError(error, 'validation_failed') && secondsToWait(error) === 0) onSent(null);
        throw error;
      }),
  });
  const { control, register, submit, problems, clearErrors, reset } = form;
  const { errors, isSubmitting } = form.formState;
  useKeptFields(form, { name: `contact-${kind}`, owner: user.id, fields: [kind] });

  if (sent !== null)
    return (
      <ConfirmContact
        kind={kind}
        user={user}
        sent={sent}
        left={code.left}
        sending={code.sending}
        resendProblems={problems}
        onResend={submit}
        onEdit={() => {
          onSent(null);
          clearErrors();
        }}
        onDone={() => {
          reset();
          onDone();
        }}
      />
    );
  return (
    <form method="post" noValidate onSubmit={submit} className="flex flex-col gap-5">
      {user[kind] && <p className="text-muted">{keepsUntil[kind]}</p>}
      <Problems of={problems} />
      <Field
        label={kind === 'email' ? 'E-mail nou' : 'Număr nou'}
        error={errors[kind]?.message}
        required
      >
        {(aria) => (
          <TextInput
            {...aria}
            {...register(kind, { onChange: () => code.wait(0) })}
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
        {isSubmitting ? 'Se trimite…' : 'Trimite codul'}
      </Button>
    </form>
  );
}

function rulesOf(kind: ContactKind, user: User): z.ZodType<ContactFields, ContactFields> {
  return z.object({ ...proofShape(user), [kind]: kind === 'email' ? email : mobilePhone });
}

function sendCode(kind: ContactKind, contact: string, proof: ProofFields & Pick<Proof, 'token'>) {
  return kind === 'email'
    ? call('changeEmail', { body: { email: contact, ...proof } })
    : call('changePhone', { body: { phone: contact, ...proof } });
}
