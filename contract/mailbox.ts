import { z } from 'zod';
import { ok, publicCall } from './call.ts';
import { instant } from './scalars.ts';
import { maxLengths } from './values.ts';

const mailboxMessage = z
  .object({
    id: z.int(),
    channel: z.enum(['sms', 'mail']),
    recipient: z.string(),
    subject: z.string().nullable(),
    text: z.string(),
    html: z.string().nullable(),
    created_at: instant,
  })
  .meta({ id: 'MailboxMessage' });

export const mailboxCall = publicCall('mailbox', {
  summary: 'The 50 newest SMS and mails of a demo, newest first; in production there is none',
  query: z.object({ to: z.string().trim().min(1).max(maxLengths.email).optional() }),
  success: ok(z.array(mailboxMessage)),
  errors: ['not_found'],
});

export type MailboxMessage = z.infer<typeof mailboxMessage>;
