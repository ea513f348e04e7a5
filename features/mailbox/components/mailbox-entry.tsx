import type { MailboxMessage } from '#contract/mailbox.ts';
import { instantLabel } from '#domain/time/date-label.ts';
import { codeIn } from '../code-in.ts';
import { CopyCode } from './copy-code.tsx';

const channels = { sms: 'SMS', mail: 'E-mail' };

export function MailboxEntry({ message }: { message: MailboxMessage }) {
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
