import { zodResolver } from '@hookform/resolvers/zod';
import { Button } from '#components/ui/button.tsx';
import { CodeWait } from '#components/ui/resend-code.tsx';
import { Field } from '#components/ui/field.tsx';
import { Problems } from '#components/ui/problems.tsx';
import { TextInput } from '#components/ui/text-input.tsx';
import type { User } from '#contract/session.ts';
import { phoneLabel } from '#domain/words/phone-label.ts';
import { useKeptFields } from '#hooks/use-kept-fields.ts';
import { useFormCall } from '#hooks/use-form-call.ts';
import { useSentCode } from '#hooks/use-sent-code.ts';
import { isApiError, secondsToWait } from '#lib/api/api-error.ts';
import { sendContactCode, type ContactFields, type ContactKind } from '../api/credentials.ts';
import { contactRules } from '../proof-rules.ts';
import type { SentContact } from '../sent-contact.ts';
import { ConfirmContact } from './confirm-contact.tsx';
import { ProofField, type Proof } from './owner-proof.tsx';

const keepsUntil = {
  email: 'Adresa actuală rămâne valabilă până o confirmi pe cea nouă.',
  phone: 'Numărul actual rămâne valabil până îl confirmi pe cel nou.',
};

type ContactFormProps = Proof & {
  kind: ContactKind;
  user: User;
  /** Set if a code was sent before a reload. */
  before: Pick<SentContact, 'contact' | 'seconds'> | null;
  sent: SentContact | null;
  onSent: (sent: SentContact | null) => void;
  onDone: () => void;
};

export function ContactForm(props: ContactFormProps) {
  const { kind, user, token, resend, before, sent, onSent, onDone } = props;
  const code = useSentCode({
    seconds: before?.seconds,
    send: async ({ email, phone, ...proof }: ContactFields) => {
      const contact = email ?? phone ?? '';
      const response = await sendContactCode(kind, contact, { ...proof, token });
      onSent({ contact, token: response.token, seconds: response.seconds });
      return response;
    },
  });
  const form = useFormCall<ContactFields>({
    rules: zodResolver(contactRules(kind, user)),
    defaultValues: before ? { [kind]: contactLabel(kind, before.contact) } : undefined,
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
            // Another contact needs no wait.
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

function contactLabel(kind: ContactKind, contact: string): string {
  return kind === 'phone' ? phoneLabel(contact) : contact;
}
