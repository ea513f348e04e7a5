import { ButtonLink } from '#components/ui/button-link.tsx';
import { Button } from '#components/ui/button.tsx';
import { Field } from '#components/ui/field.tsx';
import { TextInput } from '#components/ui/text-input.tsx';
import type { MailboxMessage } from '#contract/mailbox.ts';
import { maxLengths } from '#contract/values.ts';
import { MailboxEntry } from './mailbox-entry.tsx';

export const mailboxTitle = 'Mesaje trimise';

type MailboxPageProps = {
  /** Filters by recipient; empty for all. */
  recipient: string;
  /** Newest first; null if they failed to load. */
  messages: MailboxMessage[] | null;
};

/** The messages of a demo with their codes. The form uses GET, so that it works without script. */
export function MailboxPage({ recipient, messages }: MailboxPageProps) {
  return (
    <div className="page flex max-w-3xl flex-col gap-6 py-10">
      <div className="flex flex-col gap-2">
        <h1 className="text-2xl">{mailboxTitle}</h1>
        <p className="text-muted">
          În această versiune demonstrativă SMS-urile și e-mailurile nu pleacă nicăieri: le citești
          aici, cele mai noi primele.
        </p>
      </div>
      <form method="get" className="flex flex-wrap items-start gap-3">
        <Field
          label="Destinatar"
          hint="Adresa de e-mail sau telefonul, scris cu +40"
          className="min-w-0 flex-1"
        >
          {(control) => (
            <TextInput
              {...control}
              name="to"
              maxLength={maxLengths.email}
              autoComplete="off"
              defaultValue={recipient}
            />
          )}
        </Field>
        <Button type="submit" variant="secondary" size="large" className="mt-6.5">
          Arată
        </Button>
      </form>
      <MessageList recipient={recipient} messages={messages} />
      {recipient && (
        <ButtonLink href="/dev/mailbox" variant="quiet" className="self-start">
          Arată toate mesajele
        </ButtonLink>
      )}
    </div>
  );
}

function MessageList({ recipient, messages }: MailboxPageProps) {
  if (!messages) return <p role="alert">Nu am putut încărca mesajele.</p>;
  if (messages.length === 0)
    return (
      <p className="text-muted">
        {recipient ? `Niciun mesaj pentru ${recipient}.` : 'Niciun mesaj încă.'}
      </p>
    );
  return (
    <ul className="flex flex-col gap-4">
      {messages.map((message) => (
        <MailboxEntry key={message.id} message={message} />
      ))}
    </ul>
  );
}
