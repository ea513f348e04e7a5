import { zodResolver } from '@hookform/resolvers/zod';
import { useQueryClient } from '@tanstack/react-query';
import { z } from 'zod';
import { Button } from '#components/ui/button.tsx';
import { CodeField } from '#components/ui/code-field.tsx';
import { Problems } from '#components/ui/problems.tsx';
import { ResendCode } from '#components/ui/resend-code.tsx';
import { codeDigits } from '#contract/account-values.ts';
import { mailCode, smsCode } from '#contract/identity.ts';
import type { User } from '#contract/session.ts';
import { phoneLabel } from '#domain/words/contact-labels.ts';
import { useFormCall } from '#hooks/use-form-call.ts';
import { call } from '#lib/api/call.ts';
import { sessionsQuery } from '../api/account-queries.ts';
import type { ContactKind, SentContact } from '../sent-contact.ts';
import { useLostResponse } from '../use-leave.ts';
import { useUserChange } from '../use-user-change.ts';

const signInAgain = {
  email: (email: string) =>
    `Ai ieșit din cont. Intră din nou cu ${email} sau, dacă nu merge, cu adresa veche.`,
  phone: () => 'Ai ieșit din cont. Intră din nou și vezi în „Profil” dacă numărul s-a schimbat.',
};

type ConfirmContactProps = {
  kind: ContactKind;
  user: User;
  sent: SentContact;
  left: number;
  sending: boolean;
  resendProblems: string[];
  onResend: () => void;
  onEdit: () => void;
  onDone: () => void;
};

export function ConfirmContact(props: ConfirmContactProps) {
  const { kind, user, sent, left, sending, resendProblems, onResend, onEdit, onDone } = props;
  const { contact, token } = sent;
  const client = useQueryClient();
  const afterLoss = useLostResponse({
    isDone: (now) => now[kind] === contact,
    note: signInAgain[kind](contact),
  });
  const change = useUserChange(user, {
    send: (code: string) =>
      confirm(kind, contact, { token, confirmation_code: code }).catch(afterLoss),
  });
  const { control, submit, watch, problems, formState } = useFormCall<{
    confirmation_code: string;
  }>({
    rules: zodResolver(z.object({ confirmation_code: kind === 'email' ? mailCode : smsCode })),
    send: async ({ confirmation_code: code }) => {
      await change.mutateAsync(code);
      void client.invalidateQueries(sessionsQuery);
      onDone();
    },
  });
  const { isSubmitting } = formState;
  const code = watch('confirmation_code');
  return (
    <form method="post" noValidate onSubmit={submit} className="flex flex-col gap-5">
      <p>
        Am trimis un cod de {codeDigits} cifre la{' '}
        <strong className="inline-block max-w-full [overflow-wrap:anywhere]">
          {contactLabel(kind, contact)}
        </strong>{' '}
        <button
          type="button"
          onClick={onEdit}
          className="min-h-target px-1 font-semibold text-brand underline hover:text-brand-hover"
        >
          modifică
        </button>
      </p>
      <Problems of={[...new Set([...resendProblems, ...problems])]} />
      <CodeField
        control={control}
        name="confirmation_code"
        hint="După confirmare, celelalte dispozitive vor fi deconectate."
        autoFocus
        bySms={kind === 'phone'}
      />
      <div className="flex flex-wrap gap-3">
        <Button type="submit" disabled={code?.length !== codeDigits} loading={isSubmitting}>
          {isSubmitting ? 'Se verifică…' : 'Confirmă'}
        </Button>
        <ResendCode left={left} sending={sending} onResend={onResend} />
      </div>
    </form>
  );
}

export function contactLabel(kind: ContactKind, contact: string): string {
  return kind === 'phone' ? phoneLabel(contact) : contact;
}

async function confirm(
  kind: ContactKind,
  contact: string,
  code: { token: string; confirmation_code: string },
): Promise<User> {
  const { data } =
    kind === 'email'
      ? await call('confirmEmail', { body: { email: contact, ...code } })
      : await call('confirmPhone', { body: { phone: contact, ...code } });
  return data;
}
