import type { MailboxMessage } from '#contract/mailbox.ts';
import { isApiError } from '#lib/api/api-error.ts';
import { setPageStatus } from '#lib/page-gate/page-status.ts';
import { serverCall } from '#lib/api/server-call.ts';

/** Reads the messages to one recipient, all of them without one; null when the api cannot be read. */
export async function loadMailbox(recipient: string): Promise<MailboxMessage[] | null> {
  try {
    const query = recipient ? { to: recipient } : {};
    return (await serverCall('mailbox', { query })).data;
  } catch (error) {
    if (!isApiError(error)) throw error;
    setPageStatus(503);
    return null;
  }
}
