import { Button, ButtonLink } from '#components/ui/button.tsx';
import { Field } from '#components/ui/field.tsx';
import { TextInput } from '#components/ui/text-input.tsx';
import type { MailboxMessage } from '#contract/mailbox.ts';
import { maxLengths } from '#contract/values.ts';
import { instantLabel } from '#domain/time/date-label.ts';
import { CopyCode } from './copy-code.tsx';

export const mailboxTitle = 'Mesaje trimise';

type MailboxPageProps = {
  recipient: string;
  messages: MailboxMessage[] | null;
};

export function MailboxPage({ recipient, messages }: MailboxPageProps) {
  return (
    <div className="page flex max-w-3xl flex-col gap-6 py-10">
      <div className="flex flex-col gap-2">
        <h1 className="text-2xl">{mailboxTitle}</h1>
        <p className="text-muted">
          În această versiune demonstrativă SMS-urile și e-mailurile nu pleacă nicăieri: le citești
          aici, începând cu cele mai noi.
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

const channels = { sms: 'SMS', mail: 'E-mail' };

function MailboxEntry({ message }: { message: MailboxMessage }) {
  const { channel, recipient, subject, text, created_at } = message;
  const code = codeIn(text);
  return (
    <li className="flex flex-col gap-3 rounded-card border border-line bg-surface p-5 narrow:p-4">
      <div className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1 text-sm text-muted">
        <span className="min-w-0 break-words">
          <span className="font-semibold text-ink">{channels[channel]}</span> către {recipient}
        </span>
        <time dateTime={created_at}>{instantLabel(created_at)}</time>
      </div>
      {subject && <h2 className="text-lg">{subject}</h2>}
      {code && <CopyCode code={code} />}
      <p className="break-words whitespace-pre-line">{text.trim()}</p>
    </li>
  );
}

/** Ignores other numbers, such as prices and phones. */
export function codeIn(text: string): string | null {
  return /(?:^|\beste )(\d{6})(?=\.|$)/m.exec(text)?.[1] ?? null;
}
