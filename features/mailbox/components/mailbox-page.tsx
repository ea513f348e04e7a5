import { ButtonLink } from '#components/ui/button-link.tsx';
import { Button } from '#components/ui/button.tsx';
import { Field } from '#components/ui/field.tsx';
import { TextInput } from '#components/ui/text-input.tsx';
import type { MailboxMessage } from '#contract/mailbox.ts';
import { maxLengths } from '#contract/values.ts';
import { copy } from '../copy.ts';
import { MailboxEntry } from './mailbox-entry.tsx';

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
        <h1 className="text-2xl">{copy.title}</h1>
        <p className="text-muted">{copy.lead}</p>
      </div>
      <form method="get" className="flex flex-wrap items-start gap-3">
        <Field label={copy.recipient} hint={copy.recipientHint} className="min-w-0 flex-1">
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
          {copy.show}
        </Button>
      </form>
      <MessageList recipient={recipient} messages={messages} />
      {recipient && (
        <ButtonLink href="/dev/mailbox" variant="quiet" className="self-start">
          {copy.all}
        </ButtonLink>
      )}
    </div>
  );
}

function MessageList({ recipient, messages }: MailboxPageProps) {
  if (!messages) return <p role="alert">{copy.failed}</p>;
  if (messages.length === 0)
    return <p className="text-muted">{recipient ? copy.emptyFor(recipient) : copy.empty}</p>;
  return (
    <ul className="flex flex-col gap-4">
      {messages.map((message) => (
        <MailboxEntry key={message.id} message={message} />
      ))}
    </ul>
  );
}
