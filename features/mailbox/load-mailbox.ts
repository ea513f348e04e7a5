import type { MailboxMessage } from '#contract/mailbox.ts';
import { ApiError } from '#lib/api/api-error.ts';
import { serverCall } from '#lib/api/server-call.ts';

/** Reads the messages to one recipient, all of them without one; null when the api cannot be read. */
export async function loadMailbox(recipient: string): Promise<MailboxMessage[] | null> {
  try {
    const query = recipient ? { to: recipient } : {};
    return (await serverCall('mailbox', { query })).data;
  } catch (error) {
    if (error instanceof ApiError) return null;
    throw error;
  }
}
