import type { MailboxMessage } from '#contract/mailbox.ts';

export function makeMailboxMessage(changes: Partial<MailboxMessage> = {}): MailboxMessage {
  return {
    id: 1,
    channel: 'sms',
    recipient: '+40722123456',
    subject: null,
    text: 'Aproape: codul tau de autentificare este 123456. E valabil 5 minute. Nu il spune nimanui.',
    html: null,
    created_at: '2026-11-20T09:58:00+02:00',
    ...changes,
  };
}
